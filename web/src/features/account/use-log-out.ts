import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '@/lib/api.ts';
import { useSignOut } from '@/lib/session/use-sign-out.ts';
import { notify } from '@/ui/notify.ts';
import { deviceSessions } from './queries.ts';

export type LogOutPlace = 'here' | 'everywhere';

/** Logs out on all devices, or on this one only. */
export function useLogOut() {
  const { t } = useTranslation('common');
  const client = useQueryClient();
  const signOut = useSignOut();
  const [leaving, setLeaving] = useState<LogOutPlace | null>(null);

  /** The session is over then: the sign-out that follows finds no other to end, and takes the cookie away. */
  async function endThisSession(): Promise<void> {
    const devices = await client.fetchQuery({ ...deviceSessions(), staleTime: 0 });
    const current = devices.find(({ isCurrent }) => isCurrent);
    if (current) await api.account.endSession({ sessionId: current.id });
  }

  return {
    leaving,
    async logOut(place: LogOutPlace): Promise<void> {
      setLeaving(place);
      try {
        if (place === 'here') await endThisSession();
        if (await signOut()) notify.success(t('toast.loggedOut'));
        else notify.error(t('toast.logOutFailed'));
      } catch {
        setLeaving(null);
        notify.error(t('toast.logOutFailed'));
      }
    },
  };
}
