import { picture } from '@pahiya/contract/files/schemas';
import { attachmentKinds } from '@pahiya/contract/revvy/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import { limits } from '@pahiya/contract/shared/limits';
import { z } from 'zod';

const keptAttachment = z.object({ kind: z.enum(attachmentKinds), uploaded: z.object({ id: z.uuid(), picture }) });

const draft = z.object({
  text: z.string().max(2 * limits.revvyTextLength),
  attachments: z.array(keptAttachment).max(limits.revvyAttachments).catch([]),
  keptAt: z.number(),
});

export type KeptDraft = Omit<z.infer<typeof draft>, 'keptAt'>;

/** Abandoned drafts are not kept forever. */
const draftsKept = 30;
const prefix = `${brand.slug}:draft:revvy:`;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface Stores {
  device: () => Store;
  tab: () => Store;
}

const browserStores: Stores = { device: () => window.localStorage, tab: () => window.sessionStorage };

/** Key of a conversation that has not begun. Each tab has its own. */
const newChat = 'new';

/**
 * Unsent text of a conversation, by device and account. Each tab keeps its own draft for a new conversation (`new`).
 * The device keeps the one written last, for use after the tab is closed. Without storage, drafts are simply lost.
 */
export function draftStorage(userId: string, chatId: string, { device, tab }: Stores = browserStores) {
  const key = `${prefix}${userId}:${chatId}`;
  const isOfTab = chatId === newChat;

  function clear(): void {
    attempt(() => {
      // Another tab may have written a newer draft.
      if (!isOfTab || tab().getItem(key) === device().getItem(key)) device().removeItem(key);
      tab().removeItem(key);
    }, undefined);
  }

  return {
    read(): KeptDraft {
      const own = isOfTab ? attempt(() => readAt(tab(), key), null) : null;
      const kept = own ?? attempt(() => readAt(device(), key), null);
      return { text: kept?.text ?? '', attachments: kept?.attachments ?? [] };
    },
    write({ text, attachments }: KeptDraft): void {
      if (text === '' && attachments.length === 0) {
        clear();
        return;
      }
      const kept = JSON.stringify({ text, attachments, keptAt: Date.now() });
      if (isOfTab) attempt(() => tab().setItem(key, kept), undefined);
      attempt(() => {
        device().setItem(key, kept);
        forgetOldest(device());
      }, undefined);
    },
    clear,
  };
}

function readAt(store: Store, key: string) {
  return draft
    .nullable()
    .catch(null)
    .parse(JSON.parse(store.getItem(key) ?? 'null'));
}

function forgetOldest(store: Store): void {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  const drafts = keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, at: readAt(store, key)?.keptAt ?? 0 }));
  for (const { key } of drafts.toSorted((a, b) => b.at - a.at).slice(draftsKept)) store.removeItem(key);
}

/** Storage can be forbidden or full. */
function attempt<Result>(use: () => Result, otherwise: Result): Result {
  try {
    return use();
  } catch {
    return otherwise;
  }
}
