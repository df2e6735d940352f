import { useFormat } from '@/i18n/use-format.ts';

const daySeconds = 24 * 60 * 60;

/** How long something took, as short as it can be told; a dash for what has not happened. */
export function Duration({ seconds }: { seconds: number | null }) {
  const format = useFormat();
  if (seconds === null) return '–';
  // Beyond a day nobody counts the minutes.
  if (seconds >= daySeconds) return format.age(seconds * 1000);
  return format.duration(Math.max(1, Math.round(seconds / 60)));
}
