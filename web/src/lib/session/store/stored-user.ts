import type { SessionUser } from '@pahiya/contract/auth/schemas';

/** The last signed-in user on this device, for an offline start. Never contains a token. */
export interface StoredUser {
  read(): SessionUser | null;
  keep(user: SessionUser): void;
  clear(): void;
}

/** `storage` is called at each use, so that forbidden storage does not break the page. */
export function createStoredUser(key: string, storage: () => Storage): StoredUser {
  return {
    read() {
      try {
        return userOf(JSON.parse(storage().getItem(key) ?? 'null'));
      } catch {
        return null;
      }
    },
    keep({ id, email, fullName, isEmailVerified, hasDeclaredAge }) {
      try {
        storage().setItem(key, JSON.stringify({ id, email, fullName, isEmailVerified, hasDeclaredAge }));
      } catch {
        // Storage is full or forbidden, so the next start needs a connection.
      }
    },
    clear() {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
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
