import type { IntentName } from '../../features/revvy/knowledge/names.ts';
import type { Note } from '../../features/revvy/types.ts';

export const questionKinds = [
  'symptom',
  'maintenance',
  'price',
  'documents',
  'two-wheeler',
  'electric',
  'danger',
  'own booking',
  'draft',
  'follow-up',
  'small talk',
  'harmful',
  'innocent neighbour',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

const ofTopics: Record<string, QuestionKind> = {
  app: 'own booking',
  'buying-and-selling': 'documents',
  costs: 'price',
  documents: 'documents',
  'electric-vehicles': 'electric',
  maintenance: 'maintenance',
  seasons: 'maintenance',
  'two-wheelers': 'two-wheeler',
};

const ofIntents: Partial<Record<IntentName, QuestionKind>> = {
  book: 'draft',
  bookingChange: 'own booking',
  bookingState: 'own booking',
  garages: 'price',
  ownInsurance: 'own booking',
  ownPuc: 'own booking',
  ownService: 'own booking',
  ownVehicles: 'own booking',
  price: 'price',
};

interface Expected {
  kind?: QuestionKind;
  danger?: string | undefined;
  refusal?: string | undefined;
  wants?: IntentName | undefined;
  notes?: 'none' | string[] | undefined;
}

/** Questions of the tuned half do not name their kind; what they expect tells it. */
export function kindOf(
  { kind, danger, refusal, wants, notes }: Expected,
  known: ReadonlyMap<string, Note>,
): QuestionKind {
  if (kind) return kind;
  if (refusal === 'harmful') return 'harmful';
  if (danger) return danger === 'none' ? 'innocent neighbour' : 'danger';
  if (wants) return ofIntents[wants] ?? 'small talk';
  if (notes === undefined || notes === 'none') return 'small talk';
  return ofTopics[known.get(notes[0] ?? '')?.topic ?? ''] ?? 'symptom';
}
