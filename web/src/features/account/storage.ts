/** What this device keeps for one account under its id, such as saved addresses; for an account that is deleted. */
export function forgetOnDevice(userId: string): void {
  try {
    const store = window.localStorage;
    for (const key of Object.keys(store)) if (key.includes(userId)) store.removeItem(key);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
