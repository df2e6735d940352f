import { brand } from '@pahiya/contract/shared/brand';
import { describeDate } from '../../../platform/dates-in-words.ts';
import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';
import { describeBooking } from './booking-texts.ts';
import { describeSupportData } from './support-texts.ts';
import type { NotificationText } from './texts.ts';

type Data = Record<string, unknown>;

export const moderationKinds = ['warned', 'suspended', 'reinstated', 'post_hidden', 'comment_hidden'] as const;
export type ModerationKind = (typeof moderationKinds)[number];
/** Vehicle reminders before and after the date. The fact `vehicle` is the vehicle's name, `date` the day. */
export const vehicleKinds = ['puc', 'insurance', 'service', 'puc_over', 'insurance_over', 'service_over'] as const;

/**
 * The text of a notification without an actor, in the reader's language. It is written from the stored kind and facts,
 * so that it is not fixed to the language of the day it was created. Null for an unknown kind; the stored text is used
 * then.
 */
export function describeNews(data: Data, language: Language): NotificationText | null {
  return describeBooking(data, language) ?? describeSupportData(data, language) ?? describeVehicle(data, language);
}

function describeVehicle({ kind, vehicle, date }: Data, language: Language): NotificationText | null {
  const known = vehicleKinds.find((name) => name === kind);
  if (!known || typeof vehicle !== 'string' || typeof date !== 'string') return null;
  const tell = textsOf(language);
  const facts = { vehicle, date: describeDate(date, language) };
  return { title: tell(`vehicle.${known}.title`), message: tell(`vehicle.${known}.text`, facts) };
}

interface RulingNews {
  kind: ModerationKind;
  reason?: unknown;
  /** Path of the appeal page. Its address stands below the text. */
  path?: unknown;
}

export function describeRuling({ kind, reason, path }: RulingNews, language: Language): NotificationText {
  const tell = textsOf(language);
  const facts = { brand: brand.name, reason: typeof reason === 'string' ? reason : '' };
  const message = tell(`moderation.${kind}.text`, facts);
  return {
    title: tell(`moderation.${kind}.title`),
    message: typeof path === 'string' ? `${message}\n\n${tell('moderation.appeal')}` : message,
  };
}
