import { cn } from './cn.ts';

const sizes = { small: 'size-5', medium: 'size-6', large: 'size-10' };

interface SpinnerProps {
  size?: keyof typeof sizes;
  /** Label for screen readers. Leave it out where text beside the spinner names what is loading. */
  label?: string;
  className?: string;
}

export function Spinner({ size = 'small', label, className }: SpinnerProps) {
  return (
    <span className={cn('inline-block', sizes[size], className)} {...(label ? { role: 'status' } : {})}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-full animate-spin">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.22" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
