import type { Native, PushLanguage, TokenCalls } from '../lib/phone/native.ts';
import { logQuietly } from '../lib/quiet-log.ts';

type Phone = Pick<Native, 'pushes' | 'pushToken'>;

/** Also deletes a token that the push service has replaced. */
export async function registerPhone(
  { pushes, pushToken }: Phone,
  calls: TokenCalls,
  language: PushLanguage,
): Promise<void> {
  const token = await pushes.register();
  const before = await pushToken.get();
  await calls.saveToken({ token, platform: 'mobile', language });
  await pushToken.set(token);
  if (before === null || before === token) return;
  await calls.deleteToken({ token: before }).catch((error: unknown) => logQuietly('An old address stays', error));
}

export async function forgetPhone({ pushToken }: Pick<Phone, 'pushToken'>, calls: TokenCalls): Promise<void> {
  const token = await pushToken.get();
  if (token === null) return;
  await calls.deleteToken({ token });
  await pushToken.clear();
}
