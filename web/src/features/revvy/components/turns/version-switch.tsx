import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import type { MessageRowActions } from '../../types.ts';
import { Action } from './action.tsx';

interface VersionSwitchProps extends Pick<MessageRowActions, 'onShow'> {
  reply: RevvyMessage;
}

export function VersionSwitch({ reply, onShow }: VersionSwitchProps) {
  const { t } = useTranslation('revvy');
  const { version, versions } = reply;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div role="group" aria-label={t('version.label')} className="flex items-center">
      <Action
        label={t('version.earlier')}
        aria-disabled={version === 1}
        onClick={version > 1 ? () => onShow(reply, version - 1) : undefined}
      >
        <ChevronLeft aria-hidden="true" />
      </Action>
      <span className="text-sm tabular-nums" aria-hidden="true">
        {version}/{versions}
      </span>
      <span role="status" className="sr-only">
        {t('version.shown', { version, versions })}
      </span>
      <Action
        label={t('version.later')}
        aria-disabled={version === versions}
        onClick={version < versions ? () => onShow(reply, version + 1) : undefined}
      >
        <ChevronRight aria-hidden="true" />
      </Action>
    </div>
  );
}
