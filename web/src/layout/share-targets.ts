export const shareTargets = ['whatsapp', 'x', 'facebook', 'linkedin'] as const;
export type ShareTarget = (typeof shareTargets)[number];

interface Shared {
  url: string;
  /** Put before the address, for targets that accept text. */
  text: string;
}

export function shareAddress(target: ShareTarget, { url, text }: Shared): string {
  switch (target) {
    case 'whatsapp':
      return withQuery('https://wa.me/', { text: `${text} ${url}` });
    case 'x':
      return withQuery('https://twitter.com/intent/tweet', { text, url });
    case 'facebook':
      return withQuery('https://www.facebook.com/sharer/sharer.php', { u: url });
    case 'linkedin':
      return withQuery('https://www.linkedin.com/sharing/share-offsite/', { url });
  }
}

function withQuery(address: string, query: Record<string, string>): string {
  return `${address}?${new URLSearchParams(query)}`;
}
