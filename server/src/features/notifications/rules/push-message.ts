import type { NotificationType } from '@pahiya/contract/notifications/schemas';
import type { PushMessage } from '../../../platform/push/types.ts';
import { knownLanguage, type Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';
import { isOfNobody } from './activity.ts';
import { describeNews } from './news-texts.ts';
import { describeActivity, type NotificationText } from './texts.ts';

export interface PushedNews {
  notificationId: string;
  type: NotificationType;
  title: string;
  message: string;
  data: Record<string, unknown>;
  actor: { name: string; username: string } | null;
  actorCount: number;
  language: string;
}

/** Push services accept 4096 bytes; a character has four at most. */
const longestBody = 600;

const shownTogether = 3;

/** Sums up deferred pushes when quiet hours end: their number and the newest of them. */
export function composeSummary(news: PushedNews[]): PushMessage {
  const language = news[0] ? languageOf(news[0]) : 'en';
  const lines = news.slice(0, shownTogether).map((one) => describe(one).message);
  return {
    title: textsOf(language)('deferred.title', { count: news.length }),
    body: [...lines.join('\n')].slice(0, longestBody).join(''),
    tag: 'deferred',
    url: '/notifications',
    type: 'summary',
    language,
    data: { type: 'summary' },
    isUrgent: false,
  };
}

export function composePush(news: PushedNews): PushMessage {
  const { title, message } = describe(news);
  const { tag, url, ids } = placeOf(news);
  return {
    title,
    body: [...message].slice(0, longestBody).join(''),
    tag,
    url,
    type: news.type,
    language: languageOf(news),
    data: { type: news.type, notification_id: news.notificationId, ...ids },
    isUrgent: isOfNobody(news.type) && news.type !== 'vehicle',
  };
}

function describe({ type, title, message, data, actor, actorCount, ...news }: PushedNews): NotificationText {
  const language = languageOf(news);
  if (!isOfNobody(type) && actor) return describeActivity({ type, name: actor.name, count: actorCount }, language);
  return describeNews(data, language) ?? { title, message };
}

function languageOf({ language }: Pick<PushedNews, 'language'>): Language {
  return knownLanguage(language) ?? 'en';
}

interface Place {
  tag: string;
  url: string;
  ids: Record<string, string>;
}

function placeOf({ type, data, actor }: PushedNews): Place {
  if (type === 'follow')
    return { tag: 'follow', url: actor ? `/profile/${actor.username}` : '/notifications', ids: {} };
  if (type === 'booking') {
    const id = String(data.booking_id);
    return { tag: `booking:${id}`, url: `/bookings/${id}`, ids: { booking_id: id } };
  }
  if (type === 'support') {
    const id = String(data.ticket_id);
    return { tag: `support:${id}`, url: `/support/tickets/${id}`, ids: { ticket_id: id } };
  }
  if (type === 'vehicle') {
    const id = String(data.vehicle_id);
    return { tag: `vehicle:${id}`, url: String(data.path), ids: { vehicle_id: id } };
  }
  const id = String(data.post_id);
  const url = `/post/${id}${type === 'comment' ? '?comments=true' : ''}`;
  return { tag: `${type}:${id}`, url, ids: { post_id: id } };
}
