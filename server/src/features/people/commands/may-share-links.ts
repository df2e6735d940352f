import type { Database } from '../../../database/pool.ts';
import { hasLink } from '../../../platform/links/has-link.ts';
import { mustWait } from '../rules/must-wait.ts';
import { lockAccount } from './lock-account.ts';

/** Checks texts that cannot be held: only trusted accounts may share links in them. */
export async function mayShareLinks(tx: Database, userId: string, text: string): Promise<boolean> {
  if (!hasLink(text)) return true;
  return !mustWait(await lockAccount(tx, userId, 'no key update'), text);
}
