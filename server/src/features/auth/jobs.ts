import { AsyncLocalStorage } from 'node:async_hooks';
import { createEmailVerificationToken } from 'better-auth/api';
import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import { queueMail } from '../mail/commands/queue-mail.ts';
import { deleteExpired } from './commands/delete-expired.ts';
import type { Auth } from './service/auth.ts';
import type { AuthEvents, LinkTokens } from './types.ts';

interface AuthMails {
  events: Omit<AuthEvents, 'userCreated' | 'sessionOpened'>;
  links(auth: Auth): LinkTokens;
}

const resetMinutes = 60;
const confirmMinutes = 24 * 60;

/** Tokens are created on sending: the database never contains access, and response times reveal no account. */
export function createAuthMails(db: Database): AuthMails {
  const noted = new AsyncLocalStorage<string[]>();
  return {
    events: {
      passwordForgotten: (address) => queueMail(db, { kind: 'reset', address, linkMinutes: resetMinutes }),
      resetRequested: async (_, token) => void noted.getStore()?.push(token),
      confirmationRequested: ({ email: address, language }) =>
        queueMail(db, { kind: 'confirm', address, language, linkMinutes: confirmMinutes }),
    },
    links: (auth) => ({
      async reset(email) {
        const tokens: string[] = [];
        await noted.run(tokens, () => auth.betterAuth.api.requestPasswordReset({ body: { email } }));
        return tokens[0] ?? null;
      },
      confirm: (email) => confirmToken(auth, email),
    }),
  };
}

/** An account that does not exist yet gets a token, too, because its sign-up may be about to commit. */
async function confirmToken({ betterAuth }: Auth, email: string): Promise<string | null> {
  const { secret, internalAdapter } = await betterAuth.$context;
  const found = await internalAdapter.findUserByEmail(email);
  if (found?.user.emailVerified) return null;
  return await createEmailVerificationToken(secret, email, undefined, confirmMinutes * 60);
}

/** better-auth deletes expired rows only when it encounters them. */
export function expiryQueue(db: Database): JobQueue<object> {
  return { name: 'auth-expiry', schedule: '0 3 * * *', run: () => deleteExpired(db) };
}
