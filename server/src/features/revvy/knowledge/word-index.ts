import MiniSearch from 'minisearch';
import { wordsOf } from '../../../platform/language/words-of.ts';
import type { Note, NoteText } from '../types.ts';
import { stemOf } from './stems.ts';

export interface Indexed {
  id: string;
  title: string;
  asked: string;
  services: string;
  body: string;
}

export function createWordIndex(): MiniSearch<Indexed> {
  return new MiniSearch<Indexed>({
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
}

export function toIndexed({ id, topic, title, asked, services, body }: Note, translated: NoteText | null): Indexed {
  return {
    id,
    title: [title, id.replaceAll('-', ' '), topic.replaceAll('-', ' '), translated?.title ?? ''].join(' '),
    asked: [...asked, ...(translated?.asked ?? [])].join(' '),
    services: services.join(' '),
    body,
  };
}
