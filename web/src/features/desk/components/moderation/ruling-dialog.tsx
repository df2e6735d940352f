import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { subjectOptions } from '../../queries/moderation.ts';
import type { RulingDrafts } from '../../rules/ruling-draft.ts';
import type { RulingTarget } from '../../rules/ruling-target.ts';
import { Loaded } from '../loaded.tsx';
import { RulingForm } from './ruling-form.tsx';

interface RulingDialogProps {
  place: RulingTarget;
  drafts: RulingDrafts;
  onOpen: (place: RulingTarget) => void;
  onClose: () => void;
}

/** A reported post, comment or person with its reports and rulings, and the possible actions. Load it lazily. */
export function RulingDialog({ place, drafts, onOpen, onClose }: RulingDialogProps) {
  const { t } = useTranslation('moderation');
  const query = useQuery(subjectOptions(place));
  const isGone = errorCode(query.error) === 'NOT_FOUND';
  return (
    <Dialog wide open onOpenChange={(isOpen) => !isOpen && onClose()} title={t(`dialog.${place.target}`)}>
      <div className="min-h-60">
        {isGone ? (
          <EmptyState title={t('gone')} text={t('goneText')} as="p" />
        ) : (
          <Loaded query={query}>
            {(subject) => (
              // The possible actions change with each ruling, so the form starts over.
              <RulingForm key={subject.rulings.length} {...{ subject, drafts, onOpen, onClose }} />
            )}
          </Loaded>
        )}
      </div>
    </Dialog>
  );
}
