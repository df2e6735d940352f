import type { GivenUpMail } from '@pahiya/contract/desk/administration/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { cutPage, readPosition } from '../../../database/newest-first.ts';
import type { Database } from '../../../database/pool.ts';
import { listGivenUp } from '../../mail/queries/list-given-up.ts';
import { maskAddresses } from '../../mail/rules/mask-address.ts';

interface Wanted {
  cursor?: string | undefined;
  limit: number;
}

/** Mails that were given up, the latest first, with their addresses masked. Null for a cursor this list did not give. */
export async function listMails(db: Database, { cursor, limit }: Wanted): Promise<Page<GivenUpMail> | null> {
  const after = readPosition(cursor);
  if (after === null) return null;
  const rows = await listGivenUp(db, { limit: limit + 1, after });
  const { shown, nextCursor } = cutPage(
    rows.map((row) => ({ ...row, createdAt: row.settledAt })),
    limit,
  );
  return { items: shown.map(toMail), nextCursor };
}

type Row = Awaited<ReturnType<typeof listGivenUp>>[number];

function toMail({ kind, newsType, address, detail, settledAt, reason, ...row }: Row): GivenUpMail {
  return {
    id: row.id,
    // News without its notification would have gone with it.
    about: kind === 'news' ? (newsType ?? 'booking') : kind,
    address: address === null ? null : maskAddresses(address),
    reason: reason ?? 'failed',
    detail: maskAddresses(detail ?? ''),
    attempts: row.attempts,
    givenUpAt: settledAt.toISOString(),
    canSendAgain: row.canSendAgain,
  };
}
