type RecognitionConstructor = new () => SpeechRecognition;

/** Undefined in a browser that cannot. */
export function recognitionConstructor(): RecognitionConstructor | undefined {
  const scope = window as {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
}

/** One that listens on, and tells what it understands while it does. `language` is BCP 47. */
export function makeRecognition(Recognition: RecognitionConstructor, language: string): SpeechRecognition {
  const recognition = new Recognition();
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.maxAlternatives = 1;
  return recognition;
}

/** What is understood, and what is being understood. */
export function readResults({ results, resultIndex }: SpeechRecognitionEvent): { phrases: string[]; interim: string } {
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
export function release(recognition: SpeechRecognition | null): void {
  if (!recognition) return;
  recognition.onresult = null;
  recognition.onerror = null;
  recognition.onend = null;
  recognition.abort();
}
