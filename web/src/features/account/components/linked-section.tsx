import type { SignInMethods } from '@pahiya/contract/account/schemas';
import { useQuery } from '@tanstack/react-query';
import { Globe, KeyRound } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { SettingsSection } from '@/layout/settings-section.tsx';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { isPhoneApp } from '@/lib/phone/phone-app.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { signInMethods } from '../queries.ts';
import { useGoogleLink } from '../use-google-link.ts';
import { Waiting } from './waiting.tsx';

const ConfirmDialog = lazyPart(async () => {
  const { ConfirmDialog } = await import('@/ui/confirm-dialog.tsx');
  return { default: ConfirmDialog };
});

export function LinkedSection() {
  const { t } = useTranslation('account');
  const { data: methods, isPending, error, refetch, isRefetching } = useQuery(signInMethods());
  return (
    <SettingsSection title={t('section.linked.title')} text={t('linked.text')}>
      {isPending && <Waiting />}
      {!isPending && !methods && (
        <LoadFailed
          title={t('linked.loadFailed')}
          error={error}
          isRetrying={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      {methods && <Methods methods={methods} />}
    </SettingsSection>
  );
}

function Methods({ methods }: { methods: SignInMethods }) {
  const { t } = useTranslation('account');
  return (
    <ul className="-my-2 divide-y divide-border">
      <Method icon={<KeyRound />} name={t('linked.password')} isLinked={methods.hasPassword} />
      <Method icon={<Globe />} name="Google" isLinked={methods.hasGoogle} hint={googleHint(methods, t)}>
        {methods.hasGoogle && methods.hasPassword && <Unlink />}
        {!methods.hasGoogle && methods.isGoogleAvailable && !isPhoneApp && <LinkGoogle />}
      </Method>
    </ul>
  );
}

function googleHint(
  { hasGoogle, hasPassword, isGoogleAvailable }: SignInMethods,
  t: (key: 'linked.onlyWay' | 'linked.unavailable') => string,
) {
  if (hasGoogle && !hasPassword) return t('linked.onlyWay');
  return !hasGoogle && !isGoogleAvailable ? t('linked.unavailable') : undefined;
}

interface MethodProps {
  icon: ReactNode;
  name: string;
  isLinked: boolean;
  hint?: string;
  children?: ReactNode;
}

function Method({ icon, name, isLinked, hint, children }: MethodProps) {
  const { t } = useTranslation('account');
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span aria-hidden="true" className="text-text-muted [&_svg]:size-5">
        {icon}
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          <Badge tone={isLinked ? 'success' : 'secondary'}>
            {t(isLinked ? 'linked.isLinked' : 'linked.notLinked')}
          </Badge>
        </span>
        {hint && <span className="block text-pretty text-sm text-text-muted">{hint}</span>}
      </span>
      {children}
    </li>
  );
}

function LinkGoogle() {
  const { t } = useTranslation('account');
  const { isLeaving, link } = useGoogleLink();
  return (
    <Button variant="outline" loading={isLeaving} onClick={() => void link()}>
      {t('linked.link')}
    </Button>
  );
}

function Unlink() {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const { isUnlinking, unlink } = useGoogleLink();
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('linked.unlink')}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={t('linked.confirmTitle')}
            text={t('linked.confirmText')}
            confirm={t('linked.unlink')}
            isBusy={isUnlinking}
            onConfirm={() => void unlink().then(() => setAsking(false))}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
