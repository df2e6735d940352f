import type { GivenUpMail } from '@pahiya/contract/desk/administration/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { cutPage, readPosition } from '../../../database/newest-first.ts';
import type { Database } from '../../../database/pool.ts';
import { maskAddresses } from '../../mail/rules/mask-address.ts';
import { listGivenUp } from './list-given-up.ts';

interface Wanted {
  cursor?: string | undefined;
  limit: number;
}

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
    // News always has its type, because it is deleted together with its notification.
    about: kind === 'news' ? (newsType ?? 'booking') : kind,
    address: address === null ? null : maskAddresses(address),
    reason: reason ?? 'failed',
    detail: maskAddresses(detail ?? ''),
    attempts: row.attempts,
    givenUpAt: settledAt.toISOString(),
    canSendAgain: row.canSendAgain,
  };
}
