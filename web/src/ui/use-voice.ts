import { useEffect, useRef, useState } from 'react';

export type VoiceFailure = 'unsupported' | 'failed';

interface VoiceOptions {
  /** A BCP 47 tag, from `spokenTag`. */
  language: string;
  onText: (text: string) => void;
  onFailure: (failure: VoiceFailure) => void;
}

/** The used part of the Web Speech API. TypeScript's DOM library lacks recognition. */
interface Recognition {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

type RecognitionConstructor = new () => Recognition;

function recognitionConstructor(): RecognitionConstructor | undefined {
  const scope = window as {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}

/** Listens for one phrase at a time. Stopping it or leaving the page is not a failure. */
export function useVoice({ language, onText, onFailure }: VoiceOptions) {
  const current = useRef<Recognition>(null);
  const [isListening, setListening] = useState(false);

  function stop() {
    release(current.current);
    current.current = null;
    setListening(false);
  }

  function start() {
    const Recognition = recognitionConstructor();
    if (!Recognition) return onFailure('unsupported');
    stop();
    const recognition = new Recognition();
    recognition.lang = language;
    recognition.interimResults = false;
    recognition.maxAlternatives = 1;
    recognition.onresult = ({ results }) => {
      stop();
      const text = results[0]?.[0]?.transcript.trim();
      if (text) onText(text);
      else onFailure('failed');
    };
    // Recognition can end without any result.
    const fail = () => {
      stop();
      onFailure('failed');
    };
    recognition.onerror = fail;
    recognition.onend = fail;
    try {
      recognition.start();
    } catch {
      return onFailure('failed');
    }
    current.current = recognition;
    setListening(true);
  }

  useEffect(() => () => release(current.current), []);

  return { isListening, start, stop };
}

/** Detaches the handlers first, so that late events do not reach the page. */
function release(recognition: Recognition | null) {
  if (!recognition) return;
  recognition.onresult = null;
  recognition.onerror = null;
  recognition.onend = null;
  recognition.abort();
}
