import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api } from '@/lib/api/api.ts';
import { useSignOut } from '@/lib/session/use-sign-out.ts';
import { notify } from '@/ui/notify.ts';
import { deviceSessions } from './queries.ts';

export type LogOutScope = 'here' | 'everywhere';

export function useLogOut() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const { signOut } = useSignOut();
  const [leaving, setLeaving] = useState<LogOutScope | null>(null);

  /** Ends this session first. The sign-out that follows then ends no others and only clears the cookie. */
  async function endThisSession(): Promise<void> {
    const devices = await client.fetchQuery({ ...deviceSessions(), staleTime: 0 });
    const current = devices.find(({ isCurrent }) => isCurrent);
    if (current) await api.account.endSession({ sessionId: current.id });
  }

  return {
    leaving,
    async logOut(place: LogOutScope): Promise<void> {
      setLeaving(place);
      try {
        const isConfirmed = await signOut(place === 'here' ? endThisSession : undefined);
        if (isConfirmed) notify.success(t('toast.loggedOut'));
        else notify.error(t('toast.logOutFailed'));
      } catch {
        setLeaving(null);
        notify.error(t('toast.logOutFailed'));
      }
    },
  };
}
