export interface Circuit {
  isOpen(): boolean;
  succeed(): void;
  fail(): void;
  refuse(): void;
}

const failuresAllowed = 3;
const pauseMs = 60_000;

/** Opens for a minute after three consecutive failures or a refusal; after that minute one more failure suffices. */
export function createCircuit(now: () => number): Circuit {
  let failures = 0;
  let closedFrom = Number.NEGATIVE_INFINITY;

  function refuse(): void {
    failures = failuresAllowed;
    closedFrom = now() + pauseMs;
  }

  return {
    isOpen: () => now() < closedFrom,
    succeed: () => {
      failures = 0;
    },
    fail: () => {
      failures += 1;
      if (failures >= failuresAllowed) refuse();
    },
    refuse,
  };
}
