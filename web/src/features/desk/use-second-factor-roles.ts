import type { Role } from '@pahiya/contract/desk/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { orpc } from '@/lib/api/api.ts';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { notify } from '@/ui/notify.ts';
import { secondFactorRolesOptions } from './queries/administration.ts';

export function useSecondFactorRoles() {
  const { t } = useTranslation('factor');
  const client = useQueryClient();
  const failureText = useFailureText();
  const { mutate, isPending, variables } = useMutation(
    orpc.desk.admin.setSecondFactorRole.mutationOptions({
      onSuccess: (needed) => client.setQueryData(secondFactorRolesOptions().queryKey, needed),
      onError: (error) => {
        const isOwnMissing = isAnswered(error) && error.code === 'OWN_FACTOR_MISSING';
        notify.error(isOwnMissing ? t('team.ownFirst') : (failureText(error) ?? t('team.failed')));
      },
    }),
  );
  /** The switch shows its new state while the request is pending. */
  const isOn = (role: Role, needed: readonly Role[]) =>
    isPending && variables.role === role ? variables.isNeeded : needed.includes(role);
  return { set: mutate, isBusy: isPending, isOn };
}
