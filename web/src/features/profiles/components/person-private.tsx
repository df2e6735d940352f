import { useTranslation } from '@/i18n/use-translation.ts';
import { EmptyState } from '@/ui/empty-state.tsx';

interface PersonPrivateProps {
  id: string;
  name: string;
  /** The reader cannot follow this person either. */
  isClosed: boolean;
}

/** Replaces posts that only followers can see. */
export function PersonPrivate({ id, name, isClosed }: PersonPrivateProps) {
  const { t } = useTranslation('profile');
  return (
    <EmptyState
      illustration="private"
      className="py-2"
      title={t('state.private')}
      text={
        <span id={id} className="wrap-anywhere">
          {t(isClosed ? 'state.privateAskText' : 'state.privateText', { name })}
        </span>
      }
    />
  );
}
