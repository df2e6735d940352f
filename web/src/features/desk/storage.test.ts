import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { forgetTab } from '../../lib/session/forget-tab.ts';
import { emptyWalkIn } from './rules/walk-in.ts';
import { tabDraft } from './storage/tab-draft.ts';
import { lastWorkplace, noteDraft, walkInDraftOf } from './storage.ts';

/** Behaves like a browser's storage: stored values are its own properties. */
function fakeStorage(): object {
  const held: Record<string, string> = Object.create({
    getItem: (name: string) => held[name] ?? null,
    setItem(name: string, text: string) {
      held[name] = text;
    },
    removeItem: (name: string) => void delete held[name],
  });
  return held;
}

afterEach(() => void vi.unstubAllGlobals());

test('signing out removes unsaved desk data from the tab and keeps only the last garage', () => {
  const stores = { sessionStorage: fakeStorage(), localStorage: fakeStorage() };
  for (const [name, store] of Object.entries(stores)) vi.stubGlobal(name, store);
  vi.stubGlobal('window', stores);
  const featured = tabDraft('featured', z.array(z.string()));
  const note = noteDraft('ticket', 'asha');
  const walkIn = walkInDraftOf('asha garage');
  const workplace = { id: '019ab0de-0000-7000-8000-000000000000', name: 'Sharma Motors', location: 'Pune' };
  const { bookingTime: _, ...values } = emptyWalkIn;
  walkIn.write({ values: { ...values, customerName: 'Ravi', customerPhone: '+919876543210' }, key: null });
  featured.write(['garage']);
  note.write('Called twice');
  lastWorkplace.write(workplace);
  expect([walkIn.read(), featured.read(), note.read()]).not.toContain(null);
  forgetTab();
  expect([walkIn.read(), featured.read(), note.read()]).toEqual([null, null, '']);
  expect(lastWorkplace.read()).toMatchObject(workplace);
});
