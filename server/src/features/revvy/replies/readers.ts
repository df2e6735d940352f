const mostOfAccount = 10;

/** Above an account's limit its oldest reader on this node is disconnected. */
export interface Readers {
  add(userId: string, leaving: AbortController): void;
}

export function createReaders(): Readers {
  const byAccount = new Map<string, Set<AbortController>>();
  return {
    add(userId, leaving) {
      if (leaving.signal.aborted) return;
      const own = byAccount.get(userId) ?? new Set();
      byAccount.set(userId, own);
      const [oldest] = own;
      if (own.size >= mostOfAccount) oldest?.abort();
      own.add(leaving);
      leaving.signal.addEventListener('abort', () => {
        own.delete(leaving);
        if (own.size === 0 && byAccount.get(userId) === own) byAccount.delete(userId);
      });
    },
  };
}
