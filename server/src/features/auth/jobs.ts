import { brand } from '@pahiya/contract/shared/brand';
import type { JobQueue, Jobs } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mailer.ts';
import type { AuthEvents, AuthUser } from './types.ts';

interface LinkMail {
  kind: 'reset' | 'confirm';
  to: string;
  token: string;
}

const queueName = 'auth-mail';

/** Mails leave through a queue: a slow mail server neither delays an answer nor tells that an account exists. */
export function authMailQueue(mailer: Mailer, publicUrl: string): JobQueue<LinkMail> {
  return {
    name: queueName,
    run: (mail) => mailer.send({ to: mail.to, ...compose(mail, publicUrl) }),
  };
}

/** What better-auth asks for becomes a job. */
export function createAuthMails(jobs: Jobs): Pick<AuthEvents, 'resetRequested' | 'confirmationRequested'> {
  const send = (kind: LinkMail['kind'], { email }: AuthUser, token: string) =>
    jobs.send(queueName, { kind, to: email, token } satisfies LinkMail);
  return {
    resetRequested: (user, token) => send('reset', user, token),
    confirmationRequested: (user, token) => send('confirm', user, token),
  };
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
