import { brand } from '@pahiya/contract/shared/brand';
import { limits } from '@pahiya/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bringTexts } from '@/i18n/add-texts.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { LoadProblem } from './load-problem.tsx';

export type LegalKind = 'terms' | 'privacy';

interface LegalDialogProps {
  kind: LegalKind;
  onClose: () => void;
}

const sections = {
  terms: ['service', 'account', 'booking', 'payment', 'community', 'revvy', 'limits'],
  privacy: ['collect', 'use', 'share', 'device', 'files', 'rights', 'children'],
} as const;

/** The texts are loaded with the dialog, because no other page needs them. */
export function LegalDialog({ kind, onClose }: LegalDialogProps) {
  const { t, i18n } = useTranslation(['legal', 'support']);
  const texts = useQuery({
    queryKey: ['legal texts', i18n.language],
    queryFn: async () => {
      await bringTexts(i18n, ['legal']);
      return true;
    },
  });
  const isHere = texts.data ?? false;
  const title = isHere ? t(`${kind}.title`) : t(`support:footer.${kind}`);
  return (
    <Dialog open wide onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
      {isHere ? (
        <LegalText kind={kind} />
      ) : texts.error ? (
        <LoadProblem error={texts.error} isRetrying={texts.isFetching} onRetry={() => void texts.refetch()} />
      ) : (
        <Skeleton shape="card" className="h-64" />
      )}
    </Dialog>
  );
}

function LegalText({ kind }: { kind: LegalKind }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be focusable by keyboard
    <div tabIndex={0} className="flex flex-col gap-5 pb-4">
      <Lead kind={kind} />
      {kind === 'terms'
        ? sections.terms.map((name) => <Section key={name} text={`terms.sections.${name}`} />)
        : sections.privacy.map((name) => <Section key={name} text={`privacy.sections.${name}`} />)}
      <ToGrievance />
      {kind === 'privacy' && <ToDeletion />}
    </div>
  );
}

function ToGrievance() {
  const { t } = useTranslation('support');
  const promise = { hours: limits.grievanceAcknowledgeHours, days: limits.grievanceDueDays };
  return (
    <section>
      <h3 className="text-heading">{t('grievance.title')}</h3>
      <p className="mt-1 text-pretty text-text-muted">{t('grievance.text', promise)}</p>
      <Link
        to="/support/create-ticket"
        search={{ about: 'grievance' }}
        className="inline-flex min-h-11 items-center font-medium text-info underline"
      >
        {t('grievance.title')}
      </Link>
    </section>
  );
}

function ToDeletion() {
  const { t } = useTranslation('legal');
  return (
    <Link to="/delete-account" className="inline-flex min-h-11 items-center font-medium text-info underline">
      {t('privacy.deleteAccount')}
    </Link>
  );
}

function Lead({ kind }: { kind: LegalKind }) {
  const { t } = useTranslation('legal');
  return <p className="text-pretty text-text-muted">{t(`${kind}.updated`, { brand: brand.name })}</p>;
}

type SectionKey =
  | `terms.sections.${(typeof sections.terms)[number]}`
  | `privacy.sections.${(typeof sections.privacy)[number]}`;

function Section({ text }: { text: SectionKey }) {
  const { t } = useTranslation('legal');
  return (
    <section>
      <h3 className="text-heading">{t(`${text}.title`)}</h3>
      <p className="mt-1 text-pretty text-text-muted">{t(`${text}.text`, { brand: brand.name })}</p>
    </section>
  );
}
