import { useState } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api } from '@/lib/api/api.ts';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { forgetTab } from '@/lib/session/forget-tab.ts';
import { session } from '@/lib/session/session.ts';
import { isWholeCode, noCode, type TypedCode } from '@/shared/auth/rules/typed-code.ts';
import { useCodeFailure, useCodeNeeded } from '@/shared/auth/use-code-failure.ts';
import { notify } from '@/ui/notify.ts';
import { forgetOnDevice } from './storage.ts';
import { useRefusal } from './use-refusal.ts';

interface Outcomes {
  onDone: () => void;
  onRefused: () => void;
}

/** Removes local data if this device was signed in to the deleted account. */
async function forgetDeletedAccount(): Promise<void> {
  const { user } = await session.settled();
  await session.refresh();
  if (!user || session.getState().user) return;
  forgetTab();
  forgetOnDevice(user.id);
}

/** Deletes the account that a mailed link belongs to. `openBookings` prevent it. */
export function useConfirmDeletion(token: string, { onDone, onRefused }: Outcomes) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const refusal = useRefusal();
  const [openBookings, setOpenBookings] = useState<string[] | null>(null);
  /** Undefined until the server asks for a second factor. */
  const [code, setCode] = useState<TypedCode>();
  const [codeError, setCodeError] = useState<string | null>(null);
  const codeFailure = useCodeFailure();
  const codeNeeded = useCodeNeeded();

  async function confirm(): Promise<void> {
    setOpenBookings(null);
    setCodeError(null);
    if (code && !isWholeCode(code)) return setCodeError(codeNeeded(code.kind));
    try {
      await api.account.confirmDeletion({ token, code: code?.text });
      onDone();
      await forgetDeletedAccount();
    } catch (error) {
      const isBadLink = isAnswered(error) && ['INVALID_TOKEN', 'INVALID_INPUT'].includes(error.code);
      if (isAnswered(error) && error.code === 'CODE_REQUIRED') setCode(noCode);
      else if (isAnswered(error) && error.code === 'INVALID_CODE')
        setCodeError(codeFailure(error, code?.kind ?? 'authenticator'));
      else if (isBadLink) onRefused();
      else if (refusal.bookingsOf(error)) setOpenBookings(refusal.bookingsOf(error));
      else notify.error(t('delete.failed'), refusal.textOf(error) ?? failureText(error) ?? undefined);
    }
  }

  return { confirm, openBookings, code, setCode, codeError };
}
