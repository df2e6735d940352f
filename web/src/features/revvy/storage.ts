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

/** Questions somebody began and never sent are not kept for ever. */
const draftsKept = 30;
const prefix = `${brand.slug}:draft:revvy:`;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * What is typed into a conversation and not sent, on this device and for this account; `chatId` is `new` for one that has
 * not begun. Without storage the page still works.
 */
export function draftStorage(userId: string, chatId: string, storage: () => Store = () => window.localStorage) {
  const key = `${prefix}${userId}:${chatId}`;
  return {
    read(): KeptDraft {
      const kept = attempt(() => readAt(storage(), key), null);
      return { text: kept?.text ?? '', attachments: kept?.attachments ?? [] };
    },
    write({ text, attachments }: KeptDraft): void {
      attempt(() => {
        if (text === '' && attachments.length === 0) return storage().removeItem(key);
        storage().setItem(key, JSON.stringify({ text, attachments, keptAt: Date.now() }));
        forgetOldest(storage());
      }, undefined);
    },
    clear: () => attempt(() => storage().removeItem(key), undefined),
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

/** A browser may forbid storage, or have no room left. */
function attempt<Result>(use: () => Result, otherwise: Result): Result {
  try {
    return use();
  } catch {
    return otherwise;
  }
}
