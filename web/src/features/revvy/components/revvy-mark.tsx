import { cn } from '@/ui/cn.ts';

/** Revvy's face, a car that looks at the viewer. Decorative only. */
export function RevvyMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={cn('shrink-0 rounded-full', className)}>
      <circle cx="24" cy="24" r="24" fill="#1A2750" />
      <path
        fill="#FFB938"
        d="m13.9 19.6 2.7-6.4A5.2 5.2 0 0 1 21.4 10h5.2a5.2 5.2 0 0 1 4.8 3.2l2.7 6.4A6.6 6.6 0 0 1 37 25v8.2a2.3 2.3 0 0 1-2.3 2.3h-2.4a2.3 2.3 0 0 1-2.3-2.3V32H18v1.2a2.3 2.3 0 0 1-2.3 2.3h-2.4a2.3 2.3 0 0 1-2.3-2.3V25a6.6 6.6 0 0 1 2.9-5.4Z"
      />
      <path fill="#1A2750" d="m17.6 18.8 1.7-4.1a2.3 2.3 0 0 1 2.1-1.4h5.2c.9 0 1.8.5 2.1 1.4l1.7 4.1Z" />
      <circle cx="16.8" cy="24.6" r="2.5" fill="#FBF8F2" />
      <circle cx="31.2" cy="24.6" r="2.5" fill="#FBF8F2" />
      <circle cx="17.3" cy="24.9" r="1.1" fill="#1A2750" />
      <circle cx="30.7" cy="24.9" r="1.1" fill="#1A2750" />
      <path d="M20.8 26.4q3.2 2.5 6.4 0" fill="none" stroke="#1A2750" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
