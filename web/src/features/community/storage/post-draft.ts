import type { UploadedFile } from '@pahiya/contract/files/schemas';
import type { QueryClient } from '@tanstack/react-query';

/** A post not sent yet. */
export interface PostDraft {
  caption: string;
  photo: { file: File; uploaded: UploadedFile | null } | null;
  idempotencyKey: string;
}

const key = ['community', 'draft'];

/** The draft kept when the dialog closes. It is in the query cache, which is cleared at sign-out. */
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
