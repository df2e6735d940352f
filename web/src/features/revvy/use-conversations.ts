import type { Conversation } from '@pahiya/contract/revvy/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api } from '@/lib/api/api.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { notify } from '@/ui/notify.ts';
import { chatCache, hideConversation, reloadConversations, showConversation } from './queries/chat-cache.ts';

/** Actions on conversations. Each notifies the user of failures and resolves to whether it succeeded. */
export function useConversations() {
  const { t } = useTranslation('revvy');
  const client = useQueryClient();
  const failureText = useFailureText();

  function showFailure(title: string, error: unknown): false {
    notify.error(title, failureText(error) ?? undefined);
    return false;
  }

  /** Creates a conversation for a first question. It appears in the list once the question is stored. */
  async function begin(id: string): Promise<boolean> {
    return (await make(id)) !== null;
  }

  async function create(id: string): Promise<boolean> {
    const made = await make(id);
    if (made) showConversation(client, made);
    return made !== null;
  }

  async function make(id: string): Promise<Conversation | null> {
    try {
      return await api.revvy.create({ conversationId: id });
    } catch (error) {
      showFailure(t('failure.create'), error);
      return null;
    }
  }

  /** Deletes a conversation whose first question was refused. Resolves to whether it is gone. */
  async function discard(id: string): Promise<boolean> {
    try {
      await api.revvy.delete({ conversationId: id });
    } catch (error) {
      if (errorCode(error) !== 'NOT_FOUND') return false;
    }
    chatCache(client, id).forget();
    return true;
  }

  async function rename(conversation: Conversation, title: string): Promise<boolean> {
    showConversation(client, { ...conversation, title });
    try {
      showConversation(client, await api.revvy.rename({ conversationId: conversation.id, title }));
      return true;
    } catch (error) {
      showConversation(client, conversation);
      return showFailure(t('failure.rename'), error);
    }
  }

  /** Removes the conversation at once, with undo. `onRestored` runs after an undo. */
  async function remove(conversation: Conversation, onRestored: () => void): Promise<boolean> {
    const putBack = hideConversation(client, conversation);
    try {
      await api.revvy.delete({ conversationId: conversation.id });
    } catch (error) {
      // One that is already gone counts as deleted.
      if (errorCode(error) !== 'NOT_FOUND') {
        putBack();
        return showFailure(t('failure.delete'), error);
      }
    }
    chatCache(client, conversation.id).forget();
    notify.undoable(t('list.deleted'), () => void restore(conversation, onRestored));
    return true;
  }

  async function restore({ id }: Conversation, onRestored: () => void): Promise<void> {
    try {
      showConversation(client, await api.revvy.restore({ conversationId: id }));
      onRestored();
    } catch (error) {
      showFailure(t('failure.restore'), error);
      void reloadConversations(client);
    }
  }

  return { begin, create, discard, rename, remove };
}

export type Conversations = ReturnType<typeof useConversations>;
