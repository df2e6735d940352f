import { type ReactNode, useId } from 'react';
import { cn } from '@/ui/cn.ts';

const tones = {
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  quiet: 'bg-surface-sunken text-text-muted dark:bg-surface-raised',
};

interface ResultFrameProps {
  tone: keyof typeof tones;
  icon: ReactNode;
  title: string;
  text: ReactNode;
  /** Buttons, the most useful one first. */
  actions?: ReactNode;
  children?: ReactNode;
}

export function ResultFrame({ tone, icon, title, text, actions, children }: ResultFrameProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="mx-auto flex w-full max-w-xl flex-col gap-6 rounded-card border border-border bg-surface p-5 shadow-card sm:p-8"
    >
      <div className="flex flex-col items-center gap-3 text-center">
        <span
          aria-hidden="true"
          className={cn('flex size-16 items-center justify-center rounded-full [&_svg]:size-8', tones[tone])}
        >
          {icon}
        </span>
        <div role="status" className="flex flex-col gap-2">
          <h1 id={heading} className="text-title">
            {title}
          </h1>
          <div className="text-pretty text-text-muted">{text}</div>
        </div>
      </div>
      {children}
      {actions && <div className="flex flex-col gap-3 [&>*]:w-full">{actions}</div>}
    </section>
  );
}
