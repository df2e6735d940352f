export interface MessageDraft<Message> {
  text: string;
  unsent: Message[];
}

interface Here<Message> {
  /** Undefined while nothing was typed here. */
  text: string | undefined;
  unsent: readonly Message[];
  /** All messages that were ever unsent here. Those no longer unsent are removed for good. */
  ids: ReadonlySet<string>;
}

/** The stored draft of a conversation open in several tabs. Each tab changes only its own messages. */
export function withOwn<Message extends { id: string }>(
  kept: MessageDraft<Message> | null,
  { text, unsent, ids }: Here<Message>,
): MessageDraft<Message> {
  const others = (kept?.unsent ?? []).filter(({ id }) => !ids.has(id));
  return { text: text ?? kept?.text ?? '', unsent: [...others, ...unsent] };
}
