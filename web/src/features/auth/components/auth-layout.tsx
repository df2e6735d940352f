import type { ReactNode } from 'react';
import { Card } from '@/ui/card.tsx';

export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-5xl items-center justify-center gap-16 md:py-6 lg:gap-24">
      <img
        src="/illustrations/sign-in.svg"
        alt=""
        width={320}
        height={240}
        className="hidden h-auto min-w-0 flex-1 lg:block"
      />
      <Card className="w-full max-w-md shrink-0 p-5 sm:p-8">{children}</Card>
    </div>
  );
}

interface AuthHeadingProps {
  title: ReactNode;
  text?: ReactNode;
}

export function AuthHeading({ title, text }: AuthHeadingProps) {
  return (
    <div className="mb-6">
      <h1 className="text-title">{title}</h1>
      {text && <p className="mt-1.5 text-pretty text-text-muted">{text}</p>}
    </div>
  );
}
