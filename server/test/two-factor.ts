import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import type { FactorSecret } from '@pahiya/contract/auth/factors/schemas';
import type { Api } from './api.ts';
import { goodPassword } from './customers.ts';

export const stepMs = 30_000;

export async function codeAt(secret: string, moment: Date): Promise<string> {
  const plain = new TextDecoder().decode(base32.decode(secret));
  return await createOTP(plain).hotp(Math.floor(moment.getTime() / stepMs));
}

export async function nextCode(api: Pick<Api, 'clock'>, secret: string): Promise<string> {
  api.clock.now = new Date(api.clock.now.getTime() + stepMs);
  return await codeAt(secret, api.clock.now);
}

export interface TurnedOn {
  secret: string;
  recoveryCodes: string[];
}

export async function turnOn(api: Api, token: string): Promise<TurnedOn> {
  const by = { token };
  const { body: begun } = await api.call<FactorSecret>('POST', '/auth/factors', { password: goodPassword }, by);
  const code = await nextCode(api, begun.secret);
  const confirmed = await api.call<{ codes: string[] }>('POST', '/auth/factors/confirm', { code }, by);
  if (confirmed.status !== 200) throw new Error(`The factor was refused: ${JSON.stringify(confirmed.body)}`);
  return { secret: begun.secret, recoveryCodes: confirmed.body.codes };
}
