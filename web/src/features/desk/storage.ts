import type { Workplace } from '@pahiya/contract/desk/schemas';
import { workplace } from '@pahiya/contract/desk/schemas';
import { brand } from '@pahiya/contract/shared/brand';

const key = `${brand.slug}.desk.workplace`;
const shortcutsKey = `${brand.slug}.desk.shortcuts`;

/** The garage one worked at last on this device; null when there is none, or none that can be read. */
export function readWorkplace(): Workplace | null {
  try {
    return workplace.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export function writeWorkplace(chosen: Workplace): void {
  try {
    localStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    // A device that keeps nothing begins with the first garage each time.
  }
}

/** Single keys do something unless somebody has turned them off on this device. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(shortcutsKey) !== 'off';
  } catch {
    return true;
  }
}

export function turnShortcuts(isOn: boolean): void {
  try {
    localStorage.setItem(shortcutsKey, isOn ? 'on' : 'off');
  } catch {
    // A device that keeps nothing keeps them on.
  }
}

function walkInKey(place: string): string {
  return `${brand.slug}:desk:walkIn:${place}`;
}

/**
 * What was typed of a walk-in that is not booked yet, as long as the tab is open; null when there is nothing. `place` names
 * who types and for which garage.
 */
export function readWalkIn(place: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(walkInKey(place)) ?? 'null');
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function writeWalkIn(place: string, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(walkInKey(place));
    else sessionStorage.setItem(walkInKey(place), JSON.stringify(draft));
  } catch {
    // A device that keeps nothing has what is on the screen.
  }
}

/** A note that somebody is writing, until it is saved or the browser is closed. */
export function noteDraft(ticketId: string, userId: string | undefined) {
  const draftKey = `${brand.slug}:desk:note:${userId}:${ticketId}`;
  return {
    read(): string {
      try {
        return sessionStorage.getItem(draftKey) ?? '';
      } catch {
        return '';
      }
    },
    write(text: string): void {
      try {
        if (text === '') sessionStorage.removeItem(draftKey);
        else sessionStorage.setItem(draftKey, text);
      } catch {
        // It stays on the page.
      }
    },
  };
}
