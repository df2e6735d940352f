import type { AskedVehicle, FoundNote } from '../types.ts';
import { isAbout } from './danger-lead.ts';
import { isMadeFor } from './vehicle-fit.ts';

/** `subjects`: the ids of the notes that it was found as. */
export type Matched = Omit<FoundNote, 'certainty' | 'score'> & { subjects: string[] };

type Known = ReadonlyMap<string, Pick<FoundNote, 'note' | 'translated'>>;

interface Asked {
  dangers: readonly string[];
  vehicle: AskedVehicle;
}

/** A note about bikes takes over what was found for the notes that it stands in for, unless only those are about a danger. */
export function withStandIns(known: Known, matched: readonly Matched[], { dangers, vehicle }: Asked): Matched[] {
  const standIns = standInsFor(known, vehicle);
  const kept = new Map<string, Matched>();
  for (const each of matched) {
    const standIn = standIns.get(each.note.id);
    const isReplaced = standIn !== undefined && (isAbout(standIn.note, dangers) || !isAbout(each.note, dangers));
    const shown = isReplaced ? standIn : each;
    kept.set(shown.note.id, merge(kept.get(shown.note.id), { ...each, ...shown }));
  }
  return [...kept.values()];
}

/** The key is the id of the note whose place it takes. */
export function standInsFor(known: Known, vehicle: AskedVehicle): Known {
  const own = [...known.values()].filter(({ note }) => isMadeFor(note, vehicle));
  return new Map(
    own.flatMap(({ note, translated }) => note.insteadOf.map((id) => [id, { note, translated }] as const)),
  );
}

function merge(before: Matched | undefined, found: Matched): Matched {
  if (!before) return found;
  return {
    ...found,
    words: Math.max(before.words, found.words),
    share: Math.max(before.share, found.share),
    likeness: Math.max(before.likeness, found.likeness),
    subjects: [...before.subjects, ...found.subjects],
  };
}
