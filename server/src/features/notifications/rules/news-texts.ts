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
export const vehicleKinds = ['puc', 'insurance', 'service', 'puc_over', 'insurance_over', 'service_over'] as const;

/** Writes a text from the stored facts, so that it is in the reader's present language. Null for an unknown kind. */
export function describeNews(data: Data, language: Language): NotificationText | null {
  return describeBooking(data, language) ?? describeSupportData(data, language) ?? describeVehicle(data, language);
}

function describeVehicle({ kind, vehicle, date }: Data, language: Language): NotificationText | null {
  const known = vehicleKinds.find((name) => name === kind);
  if (!known || typeof vehicle !== 'string' || typeof date !== 'string') return null;
  const t = textsOf(language);
  const facts = { vehicle, date: describeDate(date, language) };
  return { title: t(`vehicle.${known}.title`), message: t(`vehicle.${known}.text`, facts) };
}

interface RulingNews {
  kind: ModerationKind;
  reason?: unknown;
  path?: unknown;
}

export function describeRuling({ kind, reason, path }: RulingNews, language: Language): NotificationText {
  const t = textsOf(language);
  const facts = { brand: brand.name, reason: typeof reason === 'string' ? reason : '' };
  const message = t(`moderation.${kind}.text`, facts);
  return {
    title: t(`moderation.${kind}.title`),
    message: typeof path === 'string' ? `${message}\n\n${t('moderation.appeal')}` : message,
  };
}
