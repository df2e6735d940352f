import MiniSearch from 'minisearch';
import { expandWords } from '../rules/expand-words.ts';
import { stemOf } from '../rules/stems.ts';
import { wordsOf } from '../rules/words-of.ts';
import type { FoundNote, Note, NoteIndex, Packs } from '../types.ts';

/** Of one question so many notes are looked at. */
const shown = 5;

/** A note on the danger that was recognised comes before those that share more words. */
const dangerBoost = 2;

/** Finds notes by the words of a question in any of the languages, by BM25 over their titles, the ways they are asked for and their texts. */
export function createNoteIndex(notes: Note[], packs: Packs): NoteIndex {
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'asked', 'services', 'body'],
    tokenize: wordsOf,
    processTerm: stemOf,
    searchOptions: {
      boost: { title: 2.5, asked: 3, services: 1 },
      prefix: (term) => term.length > 4,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
      weights: { fuzzy: 0.3, prefix: 0.4 },
    },
  });
  const byId = new Map(notes.map((note) => [note.id, note]));
  const titles = new Map(notes.map((note) => [note.id, [...stemsOf(wordsOf(note.title))]]));
  const { isKnown, rarity } = readRarities(notes);
  index.addAll(notes.map(toIndexed));
  return {
    search({ text, language, dangers }): FoundNote[] {
      const meant = expandWords(packs, { text, language });
      const said = wordsOf(text);
      const written = said.filter((word) => !latin.test(word));
      // A danger is named as the notes name it, however the question did.
      const named = dangers.flatMap((danger) => wordsOf(danger));
      const namedStems = stemsOf(named);
      const own = stemsOf(said);
      // What a word stands for need not stand in a note; what was said and stands in none counts, for it is not answered.
      const asked = new Set([...stemsOf(meant)].filter((stem) => own.has(stem) || isKnown(stem)));
      const weigh = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + rarity(term), 0);
      const whole = weigh(asked);
      return index
        .search([...new Set([...meant, ...written, ...named])].join(' '), {
          boostDocument: (id) => (isOf(byId.get(id), dangers) ? dangerBoost : 1),
          boostTerm: (term) => (namedStems.has(term) ? namedBoost : latin.test(term) ? 1 : ownScriptBoost),
        })
        .flatMap(({ id, score, queryTerms }) => {
          const note = byId.get(id);
          const share = whole === 0 ? 0 : weigh(queryTerms.filter((term) => asked.has(term))) / whole;
          if (!note) return [];
          const terms = new Set(queryTerms);
          const titled = titles.get(id) ?? [];
          const ofTitle = weigh(titled.filter((stem) => terms.has(stem))) / Math.max(1, weigh(titled));
          // The sum alone prefers what says much; half of it is for saying all that was asked, and no more in its title.
          const fit = (1 + share) * (1 + ofTitle / 2);
          return [{ note, score: (score / queryTerms.length) * fit, share: isOf(note, dangers) ? 1 : share }];
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, shown);
    },
  };
}
const namedBoost = 2;

/** Words of other scripts than Latin stand only in notes that are translated: they must not push the others aside. */
const ownScriptBoost = 0.3;

const latin = /^[a-z0-9]+$/;

interface Rarities {
  isKnown(stem: string): boolean;
  /** How telling a word is: one that stands in every note tells nothing, one that stands in none might only be a name. */
  rarity(stem: string): number;
}

function readRarities(notes: readonly Note[]): Rarities {
  const found = new Map<string, number>();
  for (const { title, asked, services, body } of notes.map(toIndexed)) {
    for (const stem of stemsOf(wordsOf([title, asked, services, body].join(' '))))
      found.set(stem, (found.get(stem) ?? 0) + 1);
  }
  const nameLike = Math.log(1 + notes.length) / 2;
  return {
    isKnown: (stem) => found.has(stem),
    rarity: (stem) => (found.has(stem) ? Math.log(1 + notes.length / (found.get(stem) ?? 1)) : nameLike),
  };
}

function stemsOf(words: readonly string[]): Set<string> {
  return new Set(words.flatMap((word) => stemOf(word) ?? []));
}

function isOf(note: Note | undefined, dangers: readonly string[]): boolean {
  return note?.dangers.some((danger) => dangers.includes(danger)) ?? false;
}

interface Indexed {
  id: string;
  title: string;
  asked: string;
  services: string;
  body: string;
}

function toIndexed({ id, topic, title, asked, services, body, translations }: Note): Indexed {
  const others = [...translations.values()];
  return {
    id,
    title: [title, id.replaceAll('-', ' '), topic.replaceAll('-', ' '), ...others.map((other) => other.title)].join(
      ' ',
    ),
    asked: [...asked, ...others.flatMap((other) => other.asked)].join(' '),
    services: services.join(' '),
    body,
  };
}
