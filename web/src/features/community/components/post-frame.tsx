import type { ReactNode } from 'react';
import { Card } from '@/ui/card.tsx';

export function PostFrame({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    // Focusable, because the feed moves the focus from post to post.
    <article aria-labelledby={labelledBy} tabIndex={-1} className="rounded-card">
      <Card className="overflow-hidden">{children}</Card>
    </article>
  );
}
