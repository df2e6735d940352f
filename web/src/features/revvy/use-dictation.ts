import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type DictationFailure = 'unsupported' | 'blocked' | 'failed';

interface DictationOptions {
  /** BCP 47. */
  language: string;
  /** A phrase that has been understood. */
  onPhrase: (phrase: string) => void;
  onFailure: (failure: DictationFailure) => void;
}

type RecognitionConstructor = new () => SpeechRecognition;

function recognitionConstructor(): RecognitionConstructor | undefined {
  const scope = window as {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}

/** Browsers end a dictation after a silence; one that ends this soon, this often, does not work. */
const shortMs = 800;
const shortsAllowed = 3;

/** Listens until it is told to stop, phrase by phrase; what is being understood can be seen meanwhile. */
export function useDictation({ language, onPhrase, onFailure }: DictationOptions) {
  const current = useRef<SpeechRecognition>(null);
  const [isListening, setListening] = useState(false);
  const [interim, setInterim] = useState('');
  /** The same, for what happens between two renderings. */
  const unfinished = useRef('');
  const tellPhrase = useEffectEvent(onPhrase);

  function hear(words: string) {
    unfinished.current = words;
    setInterim(words);
  }

  /** What was on the screen is not lost because the last pause was too short. */
  function finishPhrase() {
    const rest = unfinished.current;
    hear('');
    if (rest) tellPhrase(rest);
  }

  function stop() {
    release(current.current);
    current.current = null;
    setListening(false);
    finishPhrase();
  }

  function fail(failure: DictationFailure) {
    stop();
    onFailure(failure);
  }

  function listen(Recognition: RecognitionConstructor, shorts: number) {
    const startedAt = Date.now();
    const recognition = new Recognition();
    recognition.lang = language;
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.maxAlternatives = 1;
    recognition.onresult = (event) => {
      const heard = readResults(event);
      hear(heard.interim);
      for (const phrase of heard.phrases) tellPhrase(phrase);
    };
    recognition.onerror = ({ error }) => {
      if (error === 'not-allowed' || error === 'service-not-allowed') fail('blocked');
      else if (error !== 'no-speech' && error !== 'aborted') fail('failed');
    };
    recognition.onend = () => {
      finishPhrase();
      const again = Date.now() - startedAt < shortMs ? shorts + 1 : 0;
      if (again > shortsAllowed) fail('failed');
      else listen(Recognition, again);
    };
    try {
      recognition.start();
    } catch {
      return fail('failed');
    }
    current.current = recognition;
    setListening(true);
  }

  function start() {
    const Recognition = recognitionConstructor();
    if (!Recognition) return onFailure('unsupported');
    release(current.current);
    listen(Recognition, 0);
  }

  useEffect(() => () => release(current.current), []);

  return { isListening, interim, start, stop };
}

function readResults({ results, resultIndex }: SpeechRecognitionEvent): { phrases: string[]; interim: string } {
  const phrases: string[] = [];
  let interim = '';
  for (const result of Array.from(results).slice(resultIndex)) {
    const best = result[0];
    const text = best?.transcript.trim() ?? '';
    if (!result.isFinal) interim += `${interim && ' '}${text}`;
    // @NOTE Chrome on Android tells each phrase twice as final, the first time without any confidence.
    else if (text && !(best?.confidence === 0 && /Android/.test(navigator.userAgent))) phrases.push(text);
  }
  return { phrases, interim };
}

/** Its last events must not reach a page that has moved on. */
function release(recognition: SpeechRecognition | null) {
  if (!recognition) return;
  recognition.onresult = null;
  recognition.onerror = null;
  recognition.onend = null;
  recognition.abort();
}
