import { readFileSync } from 'node:fs';
import { load as parseYaml } from 'js-yaml';

interface Written {
  ask: string;
  notes?: string[];
  danger?: string;
  wants?: string;
  service?: string;
}

export interface Spoken {
  symptom: string;
  price: string;
  booking: string;
  book: string;
  danger: string;
  doNotDrive: string;
  noBooking: string;
}

function read<Content>(path: string): Content {
  return parseYaml(readFileSync(new URL(`../server/data/revvy/${path}.yaml`, import.meta.url), 'utf8')) as Content;
}

/** Reads one written question of each kind in this language, and the expected parts of its answer. */
export function spokenIn(language: string): Spoken {
  const written = read<Written[]>(`evaluation/${language}`);
  const phrases = read<Record<string, string>>(`languages/${language}/phrases`);
  const { flags } = read<{ flags: Record<string, { warning: string }> }>(`languages/${language}/red-flags`);
  const one = (isOne: (question: Written) => boolean): Written => {
    const found = written.find(isOne);
    if (!found) throw new Error(`${language} has no such question`);
    return found;
  };
  const danger = one((question) => question.danger !== undefined && question.danger !== 'none');
  return {
    symptom: one(({ notes, danger: flag, wants }) => notes !== undefined && notes.length > 0 && !flag && !wants).ask,
    price: one(({ wants, service }) => wants === 'price' && service !== undefined).ask,
    booking: one(({ wants }) => wants === 'bookingState').ask,
    book: one(({ wants, service }) => wants === 'book' && service !== undefined).ask,
    danger: danger.ask,
    doNotDrive: flags[danger.danger ?? '']?.warning.match(/^\*\*(.+?)\*\*/)?.[1] ?? 'no bold words',
    noBooking: phrases.bookingNone ?? 'no phrase',
  };
}
