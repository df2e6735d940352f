type RecognitionConstructor = new () => SpeechRecognition;

/** Undefined in browsers without speech recognition. */
export function recognitionConstructor(): RecognitionConstructor | undefined {
  const scope = window as {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}

/** Recognizes continuously and reports interim results. `language` is a BCP 47 tag. */
export function makeRecognition(Recognition: RecognitionConstructor, language: string): SpeechRecognition {
  const recognition = new Recognition();
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.maxAlternatives = 1;
  return recognition;
}

export function readResults({ results, resultIndex }: SpeechRecognitionEvent): { phrases: string[]; interim: string } {
  const phrases: string[] = [];
  let interim = '';
  for (const result of Array.from(results).slice(resultIndex)) {
    const best = result[0];
    const text = best?.transcript.trim() ?? '';
    if (!result.isFinal) interim += `${interim && ' '}${text}`;
    // @NOTE Chrome on Android reports each phrase as final twice, the first time with confidence 0.
    else if (text && !(best?.confidence === 0 && /Android/.test(navigator.userAgent))) phrases.push(text);
  }
  return { phrases, interim };
}

/** Detaches the handlers first, so that late events do not reach the page. */
export function release(recognition: SpeechRecognition | null): void {
  if (!recognition) return;
  recognition.onresult = null;
  recognition.onerror = null;
  recognition.onend = null;
  recognition.abort();
}
