import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { siteOrigin } from '@/lib/connection/site-origin.ts';
import { findLinks } from './find-links.ts';

/** User text with clickable addresses. Links to this site open in place, others in a new tab. */
export function LinkedText({ text }: { text: string }) {
  let place = 0;
  return findLinks(text).map((part) => {
    const key = place;
    place += part.text.length;
    return part.href === null ? part.text : <WrittenLink key={key} href={part.href} text={part.text} />;
  });
}

const linkStyles = 'wrap-anywhere underline underline-offset-2 hover:no-underline';

function WrittenLink({ href, text }: { href: string; text: string }) {
  const router = useRouter();
  const path = ownPath(href, siteOrigin());
  if (path === null) {
    return (
      <a href={href} target="_blank" rel="nofollow ugc noopener noreferrer" className={linkStyles}>
        {text}
      </a>
    );
  }

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ href: path ?? '/' });
  }

  return (
    <a href={href} rel="nofollow ugc noopener" onClick={open} className={linkStyles}>
      {text}
    </a>
  );
}

/** The path of a page on this site; null for other sites and for addresses that are not pages. */
function ownPath(href: string, origin: string): string | null {
  const { origin: named, pathname, search, hash } = new URL(href);
  return named === new URL(origin).origin && !pathname.startsWith('/api/') ? `${pathname}${search}${hash}` : null;
}
