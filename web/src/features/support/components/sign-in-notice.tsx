import { Link } from '@tanstack/react-router';
import { LogIn } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';

interface SignInNoticeProps {
  text: string;
  next: string;
}

export function SignInNotice({ text, next }: SignInNoticeProps) {
  const { t } = useTranslation('support');
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 rounded-card bg-info-soft p-4 text-info">
      <LogIn aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-48 flex-1 text-pretty">{text}</p>
      <Button asChild variant="outline" size="small">
        <Link to="/auth" search={{ next }}>
          {t('form.signIn')}
        </Link>
      </Button>
    </div>
  );
}
