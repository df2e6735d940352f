import type { SessionUser } from '@pahiya/contract/auth/schemas';
import { type Place, parseJson, storedText } from '../../storage/stored.ts';

/** The last signed-in user on this device, for an offline start. Never contains a token. */
export interface StoredUser {
  read(): SessionUser | null;
  keep(user: SessionUser): void;
  clear(): void;
}

export function createStoredUser(key: string, place: Place): StoredUser {
  const kept = storedText(place, key);
  return {
    read: () => userOf(parseJson(kept.read())),
    keep: ({ id, email, fullName, isEmailVerified, hasDeclaredAge }) =>
      void kept.write(JSON.stringify({ id, email, fullName, isEmailVerified, hasDeclaredAge })),
    clear: kept.clear,
  };
}

function userOf(value: unknown): SessionUser | null {
  const user = value as Partial<SessionUser> | null;
  if (typeof user?.id !== 'string' || typeof user.email !== 'string' || typeof user.fullName !== 'string') return null;
  const { id, email, fullName } = user;
  // Data stored before this field existed counts as declared. The server corrects it later.
  return {
    id,
    email,
    fullName,
    isEmailVerified: user.isEmailVerified === true,
    hasDeclaredAge: user.hasDeclaredAge !== false,
    // Sign-in methods are known only to the server.
    identities: [],
    factors: [],
  };
}
