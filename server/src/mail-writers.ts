import type { Database } from './database/pool.ts';
import { requestDeletion } from './features/account/commands/request-deletion.ts';
import { deletionMail, farewellMail } from './features/account/rules/mails.ts';
import { factorMail } from './features/auth/rules/factor-mail.ts';
import { linkMail, passwordMail } from './features/auth/rules/link-mails.ts';
import type { LinkTokens } from './features/auth/types.ts';
import { writeBookingPart } from './features/bookings/queries/write-booking-part.ts';
import { rulingMail } from './features/community/rules/ruling-mail.ts';
import type { MailWriter, MailWriters } from './features/mail/types.ts';
import { createNewsWriter } from './features/notifications/queries/write-news-mail.ts';
import { writeCallMail } from './features/support/queries/write-call-mail.ts';
import { writeTranscriptMail } from './features/support/queries/write-transcript-mail.ts';

/** Tokens are created on sending: none are in the outbox, and no response time reveals whether an address is known. */
export function createWriters(tokens: LinkTokens): MailWriters {
  const writeLink =
    (kind: keyof LinkTokens): MailWriter =>
    async ({ to, language }, { origin }) => {
      const token = to && (await tokens[kind](to));
      return token ? linkMail({ kind, token, language, origin }) : null;
    };
  return {
    news: createNewsWriter(writeBookingPart),
    reset: writeLink('reset'),
    confirm: writeLink('confirm'),
    password_changed: async ({ facts, language }, { origin }) => passwordMail(String(facts.at), { language, origin }),
    factor: async ({ facts, language }, { origin }) => factorMail(facts, { language, origin }),
    deletion: ({ to, language }, { db, origin }) => writeDeletion(db, { to, language, origin }),
    farewell: async ({ facts, language }) => farewellMail(language, facts),
    call: writeCallMail,
    transcript: writeTranscriptMail,
    ruling: async ({ facts, language }, { origin }) => rulingMail(facts, { language, origin }),
  };
}

type Reader = Pick<Parameters<MailWriters['deletion']>[0], 'to' | 'language'> & { origin: string };

async function writeDeletion(db: Database, { to, language, origin }: Reader) {
  const request = to === null ? null : await requestDeletion(db, to);
  return request && deletionMail(language, `${origin}/delete-account?lang=${language}#token=${request.token}`);
}
