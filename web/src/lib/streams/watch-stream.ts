/** A stream's heartbeat interval plus the response timeout (product, section 10.5). */
const longestSilenceMs = 35_000;

/** A silent stream fails: nothing else reports a lost connection after a phone has changed networks. */
export function watchStream(answer: Response, silenceMs = longestSilenceMs): Response {
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !answer.body) return answer;
  return new Response(answer.body.pipeThrough(endAfterSilence(silenceMs)), answer);
}

function endAfterSilence(silenceMs: number): TransformStream<Uint8Array, Uint8Array> {
  let timer: ReturnType<typeof setTimeout>;
  function expectMore(controller: TransformStreamDefaultController<Uint8Array>) {
    clearTimeout(timer);
    timer = setTimeout(() => controller.error(new Error('The stream has fallen silent.')), silenceMs);
  }
  return new TransformStream({
    start: expectMore,
    transform(chunk, controller) {
      controller.enqueue(chunk);
      expectMore(controller);
    },
    flush: () => clearTimeout(timer),
  });
}
