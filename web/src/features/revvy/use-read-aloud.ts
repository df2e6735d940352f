import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { useEffect, useState } from 'react';
import { speechTag } from './rules/language.ts';
import { plainText, spokenPieces } from './rules/plain-text.ts';

/** Reads one answer at a time aloud, its warning first. */
export function useReadAloud() {
  const [readingId, setReadingId] = useState<string | null>(null);
  const isSupported = 'speechSynthesis' in window;

  function stop() {
    setReadingId(null);
    window.speechSynthesis.cancel();
  }

  function read({ id, warning, content, language }: RevvyMessage) {
    window.speechSynthesis.cancel();
    const pieces = spokenPieces(plainText([warning, content].filter(Boolean).join('\n')));
    setReadingId(id);
    for (const [index, piece] of pieces.entries()) {
      const utterance = new SpeechSynthesisUtterance(piece);
      utterance.lang = speechTag(language);
      const end = () => setReadingId((reading) => (reading === id ? null : reading));
      // Reading something else ends it with an error too.
      utterance.onerror = ({ error }) => error !== 'interrupted' && error !== 'canceled' && end();
      if (index === pieces.length - 1) utterance.onend = end;
      window.speechSynthesis.speak(utterance);
    }
  }

  useEffect(() => {
    if (isSupported) return () => window.speechSynthesis.cancel();
  }, [isSupported]);

  return { readingId, isSupported, read, stop };
}
