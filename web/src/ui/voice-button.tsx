import { Mic } from 'lucide-react';
import { spokenTag } from '@/i18n/languages.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { IconButton } from './icon-button.tsx';
import { notify } from './notify.ts';
import { useVoice } from './use-voice.ts';

export function VoiceButton({ onText }: { onText: (text: string) => void }) {
  const { t, i18n } = useTranslation('common');
  const voice = useVoice({
    language: spokenTag(i18n.language),
    onText: (text) => {
      notify.success(t('voice.detected'), text);
      onText(text);
    },
    onFailure: (failure) => notify.error(t(failure === 'unsupported' ? 'voice.unsupported' : 'voice.failed')),
  });
  return (
    <IconButton
      label={t(voice.isListening ? 'voice.stop' : 'voice.start')}
      onClick={voice.isListening ? voice.stop : voice.start}
      variant={voice.isListening ? 'alert' : 'ghost'}
      className={voice.isListening ? 'animate-pulse' : undefined}
    >
      <Mic aria-hidden="true" />
    </IconButton>
  );
}
