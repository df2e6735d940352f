import { AsyncLocalStorage } from 'node:async_hooks';
import { brand } from '@pahiya/contract/shared/brand';
import type { Database } from '../../database/pool.ts';
import type { JobQueue, Jobs } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mailer.ts';
import type { Language } from '../../platform/request-language.ts';
import { textsOf } from '../../platform/texts.ts';
import { languageOf } from '../profiles/queries/language-of.ts';
import type { Auth } from './client/auth.ts';
import { deleteExpired } from './commands/delete-expired.ts';
import type { AuthEvents } from './types.ts';

type AuthJob = { kind: 'forgotten'; email: string } | LinkMail;

interface LinkMail {
  kind: 'reset' | 'confirm';
  to: string;
  token: string;
  /** Of the page that asked; without it that of the profile. */
  language?: Language;
}

interface AuthMails {
  events: Omit<AuthEvents, 'userCreated' | 'sessionOpened'>;
  /** Does what the events put off. */
  queue(auth: Auth, db: Database): JobQueue<AuthJob>;
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

  async function mail(db: Database, link: LinkMail): Promise<void> {
    await mailer.send({ to: link.to, ...compose(link, publicUrl, link.language ?? (await languageOf(db, link.to))) });
  }

  async function mailResetLink(auth: Auth, db: Database, email: string): Promise<void> {
    const links: LinkMail[] = [];
    await noted.run(links, () => auth.betterAuth.api.requestPasswordReset({ body: { email } }));
    for (const link of links) await mail(db, link);
  }

  return {
    events: {
      passwordForgotten: (email) => send({ kind: 'forgotten', email }),
      resetRequested: async (user, token) => void noted.getStore()?.push({ kind: 'reset', to: user.email, token }),
      confirmationRequested: ({ email, language }, token) => send({ kind: 'confirm', to: email, token, language }),
    },
    queue: (auth, db) => ({
      name: queueName,
      run: (job) => (job.kind === 'forgotten' ? mailResetLink(auth, db, job.email) : mail(db, job)),
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
function compose({ kind, token }: LinkMail, publicUrl: string, language: Language): { subject: string; text: string } {
  const tell = textsOf(language);
  // Also who opens it on another device reads on in their language.
  const path = language === 'en' ? `/auth/${kind}` : `/auth/${kind}?lang=${language}`;
  const link = `${publicUrl}${path}#token=${encodeURIComponent(token)}`;
  const values = { brand: brand.name, link };
  return { subject: tell(`account.${kind}.subject`, values), text: tell(`account.${kind}.text`, values) };
}
