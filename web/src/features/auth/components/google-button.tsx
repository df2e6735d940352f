import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { providersOptions } from '../queries.ts';
import type { AuthMode } from '../types.ts';
import { useGoogle } from '../use-google.ts';

interface GoogleButtonProps {
  mode: AuthMode;
  next: string | undefined;
}

/** Shown only if the server has Google's keys. */
export function GoogleButton({ mode, next }: GoogleButtonProps) {
  const { t } = useTranslation('auth');
  const { data: providers } = useQuery(providersOptions);
  const { isLeaving, leave } = useGoogle(mode, next);
  if (!providers?.google) return null;
  return (
    <div className="mt-5 flex flex-col gap-5">
      <p className="flex items-center gap-3 text-sm text-text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t('google.or')}
      </p>
      <Button variant="outline" size="large" block loading={isLeaving} onClick={leave}>
        {!isLeaving && <GoogleMark />}
        {t('google.continue')}
      </Button>
    </div>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" fill="none" strokeWidth="4" aria-hidden="true">
      <path d="M18.4 5.6A9 9 0 0 0 4.2 7.5" stroke="#EA4335" />
      <path d="M4.2 7.5a9 9 0 0 0 0 9" stroke="#FBBC05" />
      <path d="M4.2 16.5a9 9 0 0 0 13.6 2.4" stroke="#34A853" />
      <path d="M17.8 18.9A9 9 0 0 0 21 12h-9" stroke="#4285F4" />
    </svg>
  );
}
