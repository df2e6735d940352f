import type { SaveTokenInput } from '@pahiya/contract/notifications/schemas';
import { logQuietly } from '../lib/quiet-log.ts';
import type { Native } from './types.ts';

/** The server's calls for push addresses. */
export interface TokenCalls {
  saveToken(input: SaveTokenInput): Promise<unknown>;
  deleteToken(input: { token: string }): Promise<unknown>;
}

type Phone = Pick<Native, 'pushes' | 'pushToken'>;
type Language = NonNullable<SaveTokenInput['language']>;

/**
 * Gives the server this phone's address for pushes, which from then on belongs to whoever is signed in. An address the push
 * service has replaced is taken back.
 */
export async function registerPhone(
  { pushes, pushToken }: Phone,
  calls: TokenCalls,
  language: Language,
): Promise<void> {
  const token = await pushes.register();
  const before = await pushToken.get();
  await calls.saveToken({ token, platform: 'mobile', language });
  await pushToken.set(token);
  if (before === null || before === token) return;
  await calls.deleteToken({ token: before }).catch((error: unknown) => logQuietly('An old address stays', error));
}

/** The server sends this phone nothing more. */
export async function forgetPhone({ pushToken }: Pick<Phone, 'pushToken'>, calls: TokenCalls): Promise<void> {
  const token = await pushToken.get();
  if (token === null) return;
  await calls.deleteToken({ token });
  await pushToken.clear();
}
