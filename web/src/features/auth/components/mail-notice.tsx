import type { ReactNode } from 'react';

interface MailNoticeProps {
  icon: ReactNode;
  title: ReactNode;
  text: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}

/** Replaces a form while the user must check their mail, or when a mailed link does not work. */
export function MailNotice({ icon, title, text, hint, children }: MailNoticeProps) {
  return (
    <div className="flex flex-col items-center text-center">
      <span
        aria-hidden="true"
        className="mb-5 flex size-16 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft [&_svg]:size-8"
      >
        {icon}
      </span>
      <div role="status">
        <h1 className="text-title">{title}</h1>
        <p className="wrap-anywhere mt-2 text-pretty">{text}</p>
        {hint && <p className="mt-3 text-pretty text-sm text-text-muted">{hint}</p>}
      </div>
      <div className="mt-6 flex w-full flex-col gap-3">{children}</div>
    </div>
  );
}
