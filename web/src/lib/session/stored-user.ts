import type { SessionUser } from '@pahiya/contract/auth/schemas';

/** Who was signed in last on this device, for a start without a connection. Never a token. */
export interface StoredUser {
  read(): SessionUser | null;
  keep(user: SessionUser): void;
  clear(): void;
}

/** `storage` is asked for at each use: a browser that forbids storage remembers nobody. */
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
        // Full or forbidden: the next start needs a connection.
      }
    },
    clear() {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}

function userOf(value: unknown): SessionUser | null {
  const user = value as Partial<SessionUser> | null;
  if (typeof user?.id !== 'string' || typeof user.email !== 'string' || typeof user.fullName !== 'string') return null;
  const { id, email, fullName } = user;
  // What was kept before it was asked for counts as said: only the server knows, and it is not there.
  return {
    id,
    email,
    fullName,
    isEmailVerified: user.isEmailVerified === true,
    hasDeclaredAge: user.hasDeclaredAge !== false,
    // How one signs in is the server's to say.
    identities: [],
    factors: [],
  };
}
