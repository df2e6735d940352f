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
import { findEmail } from './queries.ts';
import type { AuthEvents, FactorChange } from './types.ts';

type AuthJob = { kind: 'forgotten'; email: string } | FactorMail | LinkMail;

interface FactorMail {
  kind: 'factor';
  userId: string;
  change: FactorChange;
}

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

  async function mailFactorChange(db: Database, { userId, change }: FactorMail): Promise<void> {
    const to = await findEmail(db, userId);
    if (to) await mailer.send({ to, ...composeFactorMail(change, publicUrl, await languageOf(db, to)) });
  }

  return {
    events: {
      passwordForgotten: (email) => send({ kind: 'forgotten', email }),
      resetRequested: async (user, token) => void noted.getStore()?.push({ kind: 'reset', to: user.email, token }),
      confirmationRequested: ({ email, language }, token) => send({ kind: 'confirm', to: email, token, language }),
      factorChanged: (userId, change) => send({ kind: 'factor', userId, change }),
    },
    queue: (auth, db) => ({
      name: queueName,
      run: (job) => {
        if (job.kind === 'forgotten') return mailResetLink(auth, db, job.email);
        return job.kind === 'factor' ? mailFactorChange(db, job) : mail(db, job);
      },
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

/** No link but to the site itself: whoever is alarmed should not have to judge an address. */
function composeFactorMail(change: FactorChange, publicUrl: string, language: Language) {
  const tell = textsOf(language);
  const values = { brand: brand.name, link: `${publicUrl}/settings?section=twoFactor` };
  return {
    subject: tell(`account.factor.${change}.subject`, values),
    text: tell(`account.factor.${change}.text`, values),
  };
}
