import { Mic, MicOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { notify } from '@/ui/notify.ts';
import { interfaceLanguageOf, speechTag } from '../rules/language.ts';
import { useDictation } from '../use-dictation.ts';

interface DictateButtonProps {
  onPhrase: (phrase: string) => void;
  onInterim: (words: string) => void;
  /** Dictation pauses while an answer is being written. */
  isPaused: boolean;
}

/** Dictates into the box in the interface's language until it is pressed again. */
export function DictateButton({ onPhrase, onInterim, isPaused }: DictateButtonProps) {
  const { t, i18n } = useTranslation('revvy');
  const { isListening, interim, start, stop } = useDictation({
    language: speechTag(interfaceLanguageOf(i18n.language)),
    onPhrase,
    onFailure: (failure) => notify.error(t(`voice.${failure}`)),
  });
  const reportInterim = useEffectEvent(onInterim);
  useEffect(() => reportInterim(interim), [interim]);
  const pause = useEffectEvent(() => {
    if (isListening) stop();
  });
  useEffect(() => {
    if (isPaused) pause();
  }, [isPaused]);
  return (
    <IconButton
      label={t(isListening ? 'voice.stop' : 'voice.start')}
      aria-pressed={isListening}
      disabled={isPaused}
      onClick={isListening ? stop : start}
      variant={isListening ? 'alert' : 'ghost'}
      className={isListening ? 'animate-pulse' : undefined}
    >
      {isListening ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
    </IconButton>
  );
}
