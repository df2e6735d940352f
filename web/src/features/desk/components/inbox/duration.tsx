import { useFormat } from '@/i18n/use-format.ts';

const daySeconds = 24 * 60 * 60;

export function Duration({ seconds }: { seconds: number | null }) {
  const format = useFormat();
  if (seconds === null) return '–';
  // Minutes do not matter beyond a day.
  if (seconds >= daySeconds) return format.age(seconds * 1000);
  return format.duration(Math.max(1, Math.round(seconds / 60)));
}
