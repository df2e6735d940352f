import type { WeekSlot } from '@pahiya/contract/desk/garage/schemas';

export function hasOverlap(slots: readonly WeekSlot[]): boolean {
  const ordered = slots.toSorted((a, b) => a.dayOfWeek - b.dayOfWeek || a.startTime.localeCompare(b.startTime));
  return ordered.some((slot, place) => {
    const next = ordered[place + 1];
    return next?.dayOfWeek === slot.dayOfWeek && next.startTime < slot.endTime;
  });
}
