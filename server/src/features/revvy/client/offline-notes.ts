import { fill } from '../rules/fill.ts';
import { standingStill } from '../rules/standing-still.ts';
import type { AnswerPart, FoundNote, Note, Turn } from '../types.ts';
import { say, support } from './offline-parts.ts';

/** A note in the customer's language where there is one, in English with a word about it otherwise; then what to do next. */
export async function* tellNote(turn: Turn, found: readonly FoundNote[]): AsyncIterable<AnswerPart> {
  const best = found.find(({ note }) => isAbout(note, turn.asking.dangers)) ?? found[0];
  if (!best) return;
  const { note } = best;
  const { phrases, asking, tools, city } = turn;
  const { language } = asking;
  const translated = note.translations.get(language);
  const { title, body } = translated ?? note;
  const inEnglish = translated || language === 'en' ? [] : [phrases.englishNote];
  // What follows a danger sends nobody back onto the road.
  const told = asking.dangers.length > 0 ? standingStill(body) : body;
  yield say(...inEnglish, `**${title}**`, told);
  const titles = [`${phrases.sourceNotes}: ${title}`, ...note.sources];
  yield { type: 'card', card: { kind: 'sources', titles } };
  const [search] = note.services;
  const vehicleType = turn.vehicleType ?? (note.vehicles.length === 1 ? note.vehicles[0] : undefined);
  if (search) {
    const garages = tools.hasPlace || city ? await tools.findGarages({ search, city, vehicleType }) : null;
    yield { type: 'note', text: `${phrases.nextSteps} ${fill(phrases.stepBook, { service: search })}` };
    yield { type: 'card', card: garages ?? { kind: 'services', search } };
  }
  if (note.dangers.length > 0 || !search) yield support;
}

function isAbout({ dangers }: Note, told: readonly string[]): boolean {
  return dangers.some((danger) => told.includes(danger));
}
