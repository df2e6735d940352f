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
  index.addAll(notes.map(toIndexed));
  return {
    search({ text, language, dangers }): FoundNote[] {
      const words = expandWords(packs, { text, language });
      const asked = new Set(words.flatMap((word) => stemOf(word) ?? []));
      return index
        .search(words.join(' '), { boostDocument: (id) => (isOf(byId.get(id), dangers) ? dangerBoost : 1) })
        .slice(0, shown)
        .flatMap(({ id, score, queryTerms }) => {
          const note = byId.get(id);
          return note ? [{ note, score, share: new Set(queryTerms).size / Math.max(1, asked.size) }] : [];
        });
    },
  };
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
    title: [title, topic.replaceAll('-', ' '), ...others.map((other) => other.title)].join(' '),
    asked: [...asked, ...others.flatMap((other) => other.asked)].join(' '),
    services: services.join(' '),
    body,
  };
}
