import type { AskedVehicle, FoundNote, Note } from '../types.ts';
import { isAbout } from './danger-lead.ts';
import { isMadeFor } from './vehicle-fit.ts';

/** `subjects`: the ids of the notes that it was found as. */
export type Matched = Omit<FoundNote, 'certainty' | 'score'> & { subjects: string[] };

type Text = Pick<FoundNote, 'note' | 'translated'>;
type Known = ReadonlyMap<string, Text>;

interface Asked {
  dangers: readonly string[];
  vehicle: AskedVehicle;
}

/** Both then answer the question, so neither makes the other less certain. */
export function areOnSameSubject(one: Note, other: Note): boolean {
  return one.insteadOf.includes(other.id) || other.insteadOf.includes(one.id);
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
    const general = vehicle.type ? undefined : generalOf(known, each.note);
    if (general) kept.set(general.note.id, merge(kept.get(general.note.id), { ...each, ...general }));
  }
  return [...kept.values()];
}

/** `Brakes squeal` names no vehicle, so what people ask about a bike's brakes speaks for the note about all brakes. */
function generalOf(known: Known, { insteadOf, vehicles }: Note): Text | undefined {
  const [id = '', other] = insteadOf;
  const general = other === undefined ? known.get(id) : undefined;
  return general && vehicles.every((type) => general.note.vehicles.includes(type)) ? general : undefined;
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
