/** Removes everything stored on this device under a deleted account's id, such as saved addresses. */
export function forgetOnDevice(userId: string): void {
  try {
    const store = window.localStorage;
    for (const key of Object.keys(store)) if (key.includes(userId)) store.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
