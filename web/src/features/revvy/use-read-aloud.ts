import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { notify } from '@/ui/notify.ts';
import { speechTag } from './rules/language.ts';
import { plainText, spokenPieces } from './rules/plain-text.ts';

/** Some browsers load their voices only when they are first requested. */
const voicesWithinMs = 1000;

/** Reads one answer at a time aloud, its warning first. Reports when there is no voice. */
export function useReadAloud() {
  const { t } = useTranslation('revvy');
  const [readingId, setReadingId] = useState<string | null>(null);
  const wanted = useRef<string>(null);
  const isSupported = 'speechSynthesis' in window;

  function stop() {
    wanted.current = null;
    setReadingId(null);
    window.speechSynthesis.cancel();
  }

  async function read({ id, warning, content, language }: RevvyMessage) {
    window.speechSynthesis.cancel();
    wanted.current = id;
    setReadingId(id);
    const isPossible = await hasVoice();
    if (wanted.current !== id) return;
    if (!isPossible) {
      stop();
      notify.error(t('message.noVoice'));
      return;
    }
    const pieces = spokenPieces(plainText([warning, content].filter(Boolean).join('\n')));
    for (const [index, piece] of pieces.entries()) {
      const utterance = new SpeechSynthesisUtterance(piece);
      utterance.lang = speechTag(language);
      const end = () => setReadingId((reading) => (reading === id ? null : reading));
      // Starting another text ends this one with an error too.
      utterance.onerror = ({ error }) => error !== 'interrupted' && error !== 'canceled' && end();
      if (index === pieces.length - 1) utterance.onend = end;
      window.speechSynthesis.speak(utterance);
    }
  }

  useEffect(() => {
    if (!isSupported) return;
    return () => {
      wanted.current = null;
      window.speechSynthesis.cancel();
    };
  }, [isSupported]);

  return { readingId, isSupported, read, stop };
}

async function hasVoice(): Promise<boolean> {
  const { speechSynthesis } = window;
  if (speechSynthesis.getVoices().length > 0) return true;
  await new Promise<void>((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
    setTimeout(resolve, voicesWithinMs);
  });
  return speechSynthesis.getVoices().length > 0;
}
