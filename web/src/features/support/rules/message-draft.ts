export interface MessageDraft<Message> {
  text: string;
  unsent: Message[];
}

interface Here<Message> {
  /** Undefined as long as nothing was written here. */
  text: string | undefined;
  unsent: readonly Message[];
  /** All that was ever unsent here: what of it is not any longer is gone for good. */
  ids: ReadonlySet<string>;
}

/** What is kept of a conversation that several tabs have open: each has a say on its own words alone. */
export function withOwn<Message extends { id: string }>(
  kept: MessageDraft<Message> | null,
  { text, unsent, ids }: Here<Message>,
): MessageDraft<Message> {
  const others = (kept?.unsent ?? []).filter(({ id }) => !ids.has(id));
  return { text: text ?? kept?.text ?? '', unsent: [...others, ...unsent] };
}
