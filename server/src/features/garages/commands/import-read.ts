import type { ImportFormat, ReadOutcome } from './import-draft.ts';
import { fileProblem } from './import-problems.ts';
import { readCsv } from './import-read-csv.ts';
import { readJson } from './import-read-json.ts';

/** Accepts UTF-8 with or without a byte order mark, and any line endings. */
export function readGarages(source: Uint8Array, format: ImportFormat): ReadOutcome {
  const text = decode(source);
  if (text === undefined) return { ok: false, problem: fileProblem(findForeignLine(source), 'is not UTF-8 text') };
  if (text.trim() === '') return { ok: false, problem: fileProblem(1, 'the file is empty') };
  const outcome = format === 'json' ? readJson(text) : readCsv(text);
  if (!outcome.ok) return outcome;
  const { drafts, problems } = outcome.reading;
  const isBare = drafts.length === 0 && problems.length === 0;
  return isBare ? { ok: false, problem: fileProblem(1, 'the file holds no garages') } : outcome;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** No multi-byte UTF-8 character contains a line feed. */
function findForeignLine(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    const next = end === -1 ? bytes.length : end + 1;
    if (decode(bytes.subarray(start, next)) === undefined) break;
    start = next;
  }
  return line;
}
