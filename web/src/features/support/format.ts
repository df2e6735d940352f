import type { TFunction } from 'i18next';

/** How large a file is, in the unit it is spoken of. */
export function formatBytes(bytes: number, t: TFunction<'support'>): string {
  if (bytes < 1000) return t('files.bytes', { count: bytes });
  if (bytes < 1000 * 1024) return t('files.kilobytes', { value: Math.round(bytes / 1024) });
  return t('files.megabytes', { value: (bytes / 1024 / 1024).toFixed(1) });
}

/** What people call a ticket by: the first eight characters of its id (specification, section 8). */
export function ticketNumber(ticketId: string): string {
  return ticketId.slice(0, 8);
}
