import { wordsOf } from '../../../platform/language/words-of.ts';
import type { IntentName } from '../knowledge/names.ts';
import type { NamedGarage, RevvyTools } from '../tools/revvy-tools.ts';
import type { Asking, Understood } from '../types.ts';
import { longestFollowUp } from './meant-intents.ts';
import type { Context } from './read-context.ts';

interface Asked {
  asking: Asking;
  tools: RevvyTools;
  context: Context;
  whole: Understood;
  text: string;
  city: string | undefined;
  continues: boolean;
}

export async function garageMeant(asked: Asked): Promise<NamedGarage | null> {
  const { tools, text, city } = asked;
  const spoken = looksForGarage(asked) ? await tools.garageNamed(text, city) : null;
  return spoken ?? (await namedBefore(asked)) ?? (await namedInTopic(asked));
}

const aboutGarages: readonly IntentName[] = ['book', 'price', 'garages'];

function looksForGarage({ whole, context, asking, continues }: Asked): boolean {
  const { topic, draft, hasOffer } = context;
  const isAbout = (intents: Understood['intents'] | undefined) => aboutGarages.some((name) => intents?.has(name));
  const isShort = wordsOf(asking.text).length <= longestFollowUp;
  return (
    isAbout(whole.intents) || (continues && isAbout(topic?.intents)) || ((draft !== undefined || hasOffer) && isShort)
  );
}

const lastSaid = 3;

/** Keeps the draft's garage for another service if the customer named it. */
async function namedBefore({ asking, tools, context, whole, text }: Asked): Promise<NamedGarage | null> {
  const { draft, service } = context;
  const isOtherWork = whole.service !== null && whole.service !== service;
  const isOtherVehicle = whole.vehicleType !== undefined && whole.vehicleType !== draft?.vehicleType;
  if (!draft || !(isOtherWork || isOtherVehicle)) return null;
  const asked = asking.history.filter(({ role }) => role === 'user').slice(-lastSaid);
  for (const { content } of asked.reverse()) {
    const named = await tools.garageNamed(content);
    if (named?.garageId === draft.garageId) return { ...named, rest: text };
  }
  return null;
}

/** `And brake pads?` is about the garage that the question before named; `and in Mumbai?` is not. */
async function namedInTopic({ tools, context, text, city, continues }: Asked): Promise<NamedGarage | null> {
  const { topic, draft } = context;
  if (!continues || !topic || draft || city) return null;
  if (!aboutGarages.some((name) => topic.intents.has(name))) return null;
  const named = await tools.garageNamed(topic.text);
  return named && { ...named, rest: text };
}
