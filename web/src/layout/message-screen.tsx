import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Main } from './main.tsx';

interface MessageScreenProps {
  illustration: string;
  /** A short mark above the title, such as a status code. */
  mark?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action: ReactNode;
}

/** A full-screen message. It works without the shell, which may be what failed. */
export function MessageScreen({ illustration, mark, title, text, action }: MessageScreenProps) {
  return (
    <Main tabIndex={-1} className="flex min-h-dvh flex-col items-center justify-center py-10">
      <EmptyState
        as="h1"
        illustration={illustration}
        title={
          <>
            {mark && <span className="mb-1 block text-display text-on-accent-soft tabular-nums">{mark}</span>}
            <span className="text-title">{title}</span>
          </>
        }
        text={text}
        action={action}
      />
    </Main>
  );
}
