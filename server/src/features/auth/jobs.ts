import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import { queueMail } from '../mail/commands/queue-mail.ts';
import type { Auth } from './client/auth.ts';
import { deleteExpired } from './commands/delete-expired.ts';
import type { AuthEvents } from './types.ts';

interface AuthMails {
  events: Omit<AuthEvents, 'userCreated' | 'sessionOpened'>;
  /** Makes a token that sets a new password; null when the address has no account. */
  resetToken(auth: Auth, address: string): Promise<string | null>;
}

const resetMinutes = 60;
const confirmMinutes = 24 * 60;

/**
 * A forgotten password is queued before anybody looks whether its account exists, so that no answer's time tells: its token
 * is made when the mail leaves. better-auth's mail events only note what it made.
 */
export function createAuthMails(db: Database): AuthMails {
  const noted = new AsyncLocalStorage<string[]>();
  return {
    events: {
      passwordForgotten: (address) => queueMail(db, { kind: 'reset', address, linkMinutes: resetMinutes }),
      resetRequested: async (_, token) => void noted.getStore()?.push(token),
      confirmationRequested: ({ email: address, language }, token) =>
        queueMail(db, { kind: 'confirm', address, language, facts: { token }, linkMinutes: confirmMinutes }),
    },
    async resetToken(auth, email) {
      const tokens: string[] = [];
      await noted.run(tokens, () => auth.betterAuth.api.requestPasswordReset({ body: { email } }));
      return tokens[0] ?? null;
    },
  };
}

/** Every night: better-auth removes what has expired only where it comes across it. */
export function expiryQueue(db: Database): JobQueue<object> {
  return { name: 'auth-expiry', schedule: '0 3 * * *', run: () => deleteExpired(db) };
}
