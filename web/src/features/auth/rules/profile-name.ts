/** Username in the address of a profile opened while signed out; null for any other page. */
export function profileName(next: string | undefined): string | null {
  return /^\/profile\/([a-z0-9][a-z0-9._-]{0,39})(?:[?#]|$)/i.exec(next ?? '')?.[1] ?? null;
}
