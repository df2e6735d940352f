import { workplace } from '@pahiya/contract/desk/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import { inTab, onDevice, storedText, storedValue } from '@/lib/storage/stored.ts';
import { walkInDraft } from './rules/walk-in.ts';
import { tabDraft } from './storage/tab-draft.ts';

/** The garage last used on this device. */
export const lastWorkplace = storedValue(onDevice, `${brand.slug}.desk.workplace`, workplace);

const shortcuts = storedText(onDevice, `${brand.slug}.desk.shortcuts`);

/** Single-key shortcuts are on unless they were turned off on this device. */
export function areShortcutsOn(): boolean {
  return shortcuts.read() !== 'off';
}

export function turnShortcuts(isOn: boolean): void {
  shortcuts.write(isOn ? 'on' : 'off');
}

/** Draft of an unbooked walk-in. `place` identifies the user and the garage. */
export function walkInDraftOf(place: string) {
  return tabDraft(`walkIn:${place}`, walkInDraft);
}

/** Draft of a note, kept until it is saved or the tab is closed. */
export function noteDraft(ticketId: string, userId: string | undefined) {
  const kept = storedText(inTab, `${brand.slug}:desk:note:${userId}:${ticketId}`);
  return {
    read: (): string => kept.read() ?? '',
    write(text: string): void {
      if (text === '') kept.clear();
      else kept.write(text);
    },
  };
}
