import { AsyncLocalStorage } from 'node:async_hooks';
import { brand } from '@pahiya/contract/shared/brand';
import type { Database } from '../../database/pool.ts';
import type { JobQueue, Jobs } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mailer.ts';
import type { Auth } from './client/auth.ts';
import { deleteExpired } from './commands/delete-expired.ts';
import type { AuthEvents } from './types.ts';

type AuthJob = { kind: 'forgotten'; email: string } | LinkMail;

interface LinkMail {
  kind: 'reset' | 'confirm';
  to: string;
  token: string;
}

interface AuthMails {
  events: Omit<AuthEvents, 'userCreated' | 'sessionOpened'>;
  /** Does what the events put off. */
  queue(auth: Auth): JobQueue<AuthJob>;
}

const queueName = 'auth-mail';

/**
 * Mails leave through a queue: a slow mail server delays no answer. A forgotten password is queued before anybody looks
 * whether its account exists, so that no answer's time tells. better-auth swallows what its mail events throw: they
 * only note the link, and the job, which is tried again when it fails, mails it.
 */
export function createAuthMails(jobs: Pick<Jobs, 'send'>, mailer: Mailer, publicUrl: string): AuthMails {
  const noted = new AsyncLocalStorage<LinkMail[]>();
  const send = (job: AuthJob) => jobs.send(queueName, job);
  const mail = (link: LinkMail) => mailer.send({ to: link.to, ...compose(link, publicUrl) });

  async function mailResetLink(auth: Auth, email: string): Promise<void> {
    const links: LinkMail[] = [];
    await noted.run(links, () => auth.betterAuth.api.requestPasswordReset({ body: { email } }));
    for (const link of links) await mail(link);
  }

  return {
    events: {
      passwordForgotten: (email) => send({ kind: 'forgotten', email }),
      resetRequested: async (user, token) => void noted.getStore()?.push({ kind: 'reset', to: user.email, token }),
      confirmationRequested: (user, token) => send({ kind: 'confirm', to: user.email, token }),
    },
    queue: (auth) => ({
      name: queueName,
      run: (job) => (job.kind === 'forgotten' ? mailResetLink(auth, job.email) : mail(job)),
    }),
  };
}

/** Every night: better-auth removes what has expired only where it comes across it. */
export function expiryQueue(db: Database): JobQueue<object> {
  return { name: 'auth-expiry', schedule: '0 3 * * *', run: () => deleteExpired(db) };
}

/**
 * No word that somebody typed: whoever signs up with a stranger's address would mail it to him in our name.
 * The token stands behind `#`: browsers never send that part, so that no log on the way can keep it.
 */
function compose({ kind, token }: LinkMail, publicUrl: string): { subject: string; text: string } {
  const link = `${publicUrl}/auth/${kind}#token=${encodeURIComponent(token)}`;
  if (kind === 'reset') {
    return {
      subject: `Set a new ${brand.name} password`,
      text: `Hello,\n\nset a new password here within one hour:\n${link}\n\nYou did not ask for it? Then there is nothing to do.\n`,
    };
  }
  return {
    subject: `Confirm your email for ${brand.name}`,
    text: `Hello,\n\nconfirm your email here within one day:\n${link}\n\nYou did not sign up? Then there is nothing to do.\n`,
  };
}
