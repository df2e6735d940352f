import type { UploadedFile } from '@pahiya/contract/files/schemas';
import type { QueryClient } from '@tanstack/react-query';

/** A post that is not sent yet. */
export interface PostDraft {
  caption: string;
  photo: { file: File; uploaded: UploadedFile | null } | null;
  idempotencyKey: string;
}

const key = ['community', 'draft'];

/** What was written when the dialog closed; it is forgotten with the session, as the whole cache is. */
export function postDraft(client: QueryClient) {
  return {
    read: (): PostDraft => client.getQueryData<PostDraft>(key) ?? emptyDraft(),
    keep(draft: PostDraft): void {
      client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
      client.setQueryData(key, draft);
    },
    clear: (): void => client.removeQueries({ queryKey: key }),
  };
}

function emptyDraft(): PostDraft {
  return { caption: '', photo: null, idempotencyKey: crypto.randomUUID() };
}
