import { brand } from '@pahiya/contract/shared/brand';
import { useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Card, CardBody, CardTitle } from '@/ui/card.tsx';
import { useInstall } from '../use-install.ts';
import { InstallAction } from './install-action.tsx';

/** Shown in the settings, even after declining. Hidden where installing is impossible or already done. */
export function InstallRow() {
  const { t } = useTranslation('installedSite');
  const heading = useId();
  const { way, ask } = useInstall();
  if (!way) return null;
  return (
    <section aria-labelledby={heading}>
      <Card>
        <CardBody className="flex flex-wrap items-center gap-4">
          <div className="wrap-anywhere min-w-0 flex-1 basis-56">
            <CardTitle id={heading}>{t('install.title', { brand: brand.name })}</CardTitle>
            <p className="mt-1 text-pretty text-sm text-text-muted">{t('install.text')}</p>
          </div>
          <InstallAction way={way} onAsk={() => void ask()} />
        </CardBody>
      </Card>
    </section>
  );
}
