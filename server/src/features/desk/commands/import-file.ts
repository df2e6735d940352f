import type { ImportPreview } from '@pahiya/contract/desk/administration/schemas';
import type { Database } from '../../../database/pool.ts';
import type { ImportFormat } from '../../garages/commands/import-draft.ts';
import { type ImportOutcome, importGarages } from '../../garages/commands/import-garages.ts';
import type { ImportProblem } from '../../garages/commands/import-problems.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

interface Input {
  actor: StaffActor;
  bytes: Uint8Array;
  /** Its extension determines the format. */
  name: string;
  isTrial: boolean;
}

/** A trial, or a file with any problem, is rolled back. The counts cover the garages without a problem. */
export async function importFile(db: Database, { actor, bytes, name, isTrial }: Input): Promise<ImportPreview | null> {
  const text = decode(bytes);
  if (text === undefined) return null;
  let preview = nothing;
  const isImported = await attempt(db, async (tx) => {
    const outcome = await importGarages(tx, { source: bytes, format: formatOf(name, text), skipBad: true });
    preview = describe(outcome);
    if (isTrial || !outcome.ok || outcome.problems.length > 0) return false;
    const { garages, newGarages, changedGarages, kept } = preview;
    const details = { garages, newGarages, changedGarages, kept: kept.length };
    await recordAction(tx, { actor, action: 'garages.import', details });
    return true;
  });
  return { ...preview, isImported };
}

const nothing: ImportPreview = {
  garages: 0,
  services: 0,
  newGarages: 0,
  changedGarages: 0,
  problems: [],
  kept: [],
  isImported: false,
};

class TakenBack extends Error {}

async function attempt(db: Database, work: (tx: Database) => Promise<boolean>): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      if (!(await work(tx))) throw new TakenBack();
    });
    return true;
  } catch (error) {
    if (error instanceof TakenBack) return false;
    throw error;
  }
}

function describe(outcome: ImportOutcome): ImportPreview {
  const problems = outcome.problems.map(toProblem);
  if (!outcome.ok) return { ...nothing, problems };
  const { garages, services, added, changed, kept } = outcome.summary;
  return { garages, services, newGarages: added, changedGarages: changed, problems, kept, isImported: false };
}

function toProblem({ line, externalId, field, reason }: ImportProblem): ImportPreview['problems'][number] {
  return { line, garage: externalId ?? '', field: field ?? '', message: reason };
}

function formatOf(name: string, text: string): ImportFormat {
  if (/\.json$/i.test(name)) return 'json';
  if (/\.csv$/i.test(name)) return 'csv';
  return /^[\s\uFEFF]*[{[]/.test(text) ? 'json' : 'csv';
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === '' ? undefined : text;
  } catch {
    return undefined;
  }
}
