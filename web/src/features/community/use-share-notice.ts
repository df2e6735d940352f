import { limits } from '@pahiya/contract/shared/limits';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { type ShareProblem, shareProblems } from '@/shared/community/storage/shared-photo.ts';
import { notify } from '@/ui/notify.ts';

const megabytes = limits.pictureBytes / 1024 / 1024;

/** Reports once why content shared by another app cannot be posted. */
export function useShareNotice(shared: string | undefined): void {
  const { t } = useTranslation('installedSite');
  const navigate = useNavigate();
  const problem = shareProblems.find((known) => known === shared);
  const show = useEffectEvent((reason: ShareProblem) => {
    notify.error(t('share.title'), t(`share.${reason}`, { megabytes }), 'share');
    void navigate({ to: '/community', search: {}, replace: true });
  });
  useEffect(() => {
    if (problem) show(problem);
  }, [problem]);
}
