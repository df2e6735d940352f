import { parseUrl } from '../lib/parse-url.ts';

const defaultTitle = 'New Notification';
const defaultPath = '/notifications';

export interface Push {
  title: string;
  body: string;
  /** Notifications with the same tag replace each other. */
  tag: string | undefined;
  /** A path of this site. */
  path: string;
  notificationId: string | null;
  /** Sounds again when it replaces one with the same tag. */
  isUrgent: boolean;
  language: string | undefined;
}

/** Reads a push. Any content yields something to show (product, section 10.3). */
export function readPush(text: string | null, origin: string): Push {
  const said = parse(text);
  return {
    title: textOf(said.title) ?? defaultTitle,
    body: textOf(said.body) ?? '',
    tag: textOf(said.tag),
    path: pathOf(said.url, origin),
    notificationId: textOf(fieldOf(said.data, 'notification_id')) ?? null,
    isUrgent: said.type === 'booking',
    language: textOf(said.language),
  };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(text ?? '');
    return typeof said === 'object' && said !== null ? { ...said } : {};
  } catch {
    return {};
  }
}

export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Returns the path of an address of this site, or the list of notifications for any other. */
export function pathOf(url: unknown, origin: string): string {
  const target = typeof url === 'string' ? parseUrl(url, origin) : null;
  return target?.origin === origin ? `${target.pathname}${target.search}${target.hash}` : defaultPath;
}
