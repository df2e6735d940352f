import type { IntentName } from '../../features/revvy/knowledge/names.ts';
import { type AnswerKind, chooseAnswer } from '../../features/revvy/offline/choose-answer.ts';
import { withoutTopic } from '../../features/revvy/offline/meant-intents.ts';
import { understand } from '../../features/revvy/offline/understand.ts';
import type { CatalogueTerm, NoteIndex, Packs, Safety } from '../../features/revvy/types.ts';
import type { Question } from './questions.ts';

export interface Judged {
  question: Question;
  language: { isRight: boolean; got: string };
  hit?: boolean;
  danger?: boolean;
  isFalseAlarm: boolean;
  refusal?: boolean;
  admitted?: boolean;
  kind?: boolean;
  isWronglyRefused: boolean;
  wants?: boolean;
  got: string;
}

interface Judge {
  packs: Packs;
  safety: Safety;
  notes: NoteIndex;
  terms: CatalogueTerm[];
}

const top = 3;

export async function judge(question: Question, { packs, safety, notes, terms }: Judge): Promise<Judged> {
  const { ask, language } = question;
  const checked = safety.checkQuestion({ text: ask, interfaceLanguage: language === 'hi-Latn' ? 'en' : language });
  const all = await notes.search({ text: ask, language: checked.language, dangers: checked.flags });
  const found = all.slice(0, top);
  const understood = understand(packs, terms, { text: ask, language: checked.language });
  const ids = found.map(({ note }) => note.id);
  const intents = withoutTopic(understood.intents);
  const kind = chooseAnswer({
    ...understood,
    intents,
    dangers: checked.flags,
    found,
    saysTime: false,
    saysAppointment: false,
    order: null,
  });
  const { notes: expected, danger, refusal, wants, service } = question;
  return {
    question,
    language: { isRight: checked.language === language, got: checked.language },
    ...(expected === 'none' && {
      admitted: checked.refusal?.kind === 'offTopic' || kind === 'notFound' || kind === 'unsure',
    }),
    ...(expected && expected !== 'none' && { hit: expected.some((id) => ids.includes(id)) }),
    ...(danger && danger !== 'none' && { danger: checked.flags.includes(danger) }),
    isFalseAlarm: danger === 'none' && checked.flags.length > 0,
    ...(refusal && { refusal: checked.refusal?.kind === refusal }),
    isWronglyRefused: !refusal && expected !== 'none' && checked.refusal !== null,
    ...(wants && {
      wants: understood.intents.has(wants) && (!service || understood.service?.toLowerCase() === service.toLowerCase()),
    }),
    ...(kindOf(question) && { kind: kind === kindOf(question) }),
    got: `${kind} ${found[0]?.certainty.toFixed(2) ?? ''} ${checked.language} notes[${found.map(({ note, score, share }) => `${note.id} ${score.toFixed(0)}/${share.toFixed(2)}`).join(', ')}] flags[${checked.flags}] ${checked.refusal?.kind ?? ''} wants[${[...understood.intents]}] ${understood.service ?? ''}`,
  };
}

const kinds: Partial<Record<IntentName, AnswerKind>> = {
  bookingState: 'bookings',
  bookingChange: 'bookings',
  book: 'draft',
  ownVehicles: 'vehicles',
  ownPuc: 'vehicles',
  ownInsurance: 'vehicles',
  ownService: 'vehicles',
};

function kindOf({ notes, refusal, wants }: Question): AnswerKind | undefined {
  if (refusal || notes === 'none') return undefined;
  if (wants === undefined) return notes && 'note';
  return kinds[wants] ?? (wants as AnswerKind);
}
