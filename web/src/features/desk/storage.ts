import type { Workplace } from '@pahiya/contract/desk/schemas';
import { workplace } from '@pahiya/contract/desk/schemas';
import { brand } from '@pahiya/contract/shared/brand';

const key = `${brand.slug}.desk.workplace`;
const shortcutsKey = `${brand.slug}.desk.shortcuts`;

/** The garage last used on this device; null when there is none or it cannot be parsed. */
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
    // Without storage, the first garage is used each time.
  }
}

/** Single-key shortcuts are on unless they were turned off on this device. */
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
    // Without storage, they stay on.
  }
}

function walkInKey(place: string): string {
  return `${brand.slug}:desk:walkIn:${place}`;
}

/**
 * Draft of an unbooked walk-in, kept until the tab is closed; null without one. `place` identifies the user and the
 * garage.
 */
export function readWalkIn(place: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(walkInKey(place)) ?? 'null');
  } catch {
    return null;
  }
}

/** Null deletes the draft. */
export function writeWalkIn(place: string, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(walkInKey(place));
    else sessionStorage.setItem(walkInKey(place), JSON.stringify(draft));
  } catch {
    // Without storage, the draft is only on the screen.
  }
}

/** Draft of a note, kept until it is saved or the tab is closed. */
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
        // Without storage, the draft is only on the screen.
      }
    },
  };
}
