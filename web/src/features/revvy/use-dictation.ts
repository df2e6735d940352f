import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { makeRecognition, readResults, recognitionConstructor, release } from './service/recognition.ts';

export type DictationFailure = 'unsupported' | 'blocked' | 'failed';

interface DictationOptions {
  /** A BCP 47 tag. */
  language: string;
  onPhrase: (phrase: string) => void;
  onFailure: (failure: DictationFailure) => void;
}

/** Browsers end recognition after a silence. Repeated endings this soon mean that it does not work. */
const shortMs = 800;
const shortsAllowed = 3;

/** Dictates phrase by phrase until it is stopped. The interim text is available meanwhile. */
export function useDictation({ language, onPhrase, onFailure }: DictationOptions) {
  const current = useRef<SpeechRecognition>(null);
  const [isListening, setListening] = useState(false);
  const { interim, showInterim, finish } = usePhrase(onPhrase);
  const reportPhrase = useEffectEvent(onPhrase);

  function stop() {
    release(current.current);
    current.current = null;
    setListening(false);
    finish();
  }

  function fail(failure: DictationFailure) {
    stop();
    onFailure(failure);
  }

  function listen(shorts: number) {
    const Recognition = recognitionConstructor();
    if (!Recognition) return fail('unsupported');
    const startedAt = Date.now();
    const recognition = makeRecognition(Recognition, language);
    recognition.onresult = (event) => {
      const results = readResults(event);
      showInterim(results.interim);
      for (const phrase of results.phrases) reportPhrase(phrase);
    };
    recognition.onerror = ({ error }) => {
      if (error === 'not-allowed' || error === 'service-not-allowed') fail('blocked');
      else if (error !== 'no-speech' && error !== 'aborted') fail('failed');
    };
    recognition.onend = () => {
      finish();
      const again = Date.now() - startedAt < shortMs ? shorts + 1 : 0;
      if (again > shortsAllowed) fail('failed');
      else listen(again);
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
    release(current.current);
    listen(0);
  }

  useEffect(() => () => release(current.current), []);

  return { isListening, interim, start, stop };
}

/** The current phrase. Interim text is committed when recognition ends, so that nothing shown on the screen is lost. */
function usePhrase(onPhrase: (phrase: string) => void) {
  const [interim, setInterim] = useState('');
  /** The same text in a ref, for events between two renderings. */
  const unfinished = useRef('');
  const reportPhrase = useEffectEvent(onPhrase);

  function showInterim(words: string) {
    unfinished.current = words;
    setInterim(words);
  }

  function finish() {
    const rest = unfinished.current;
    showInterim('');
    if (rest) reportPhrase(rest);
  }

  return { interim, showInterim, finish };
}
