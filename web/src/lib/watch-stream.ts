/** The heartbeat of a stream and the time-out of its answer (specification, section 9). */
const longestSilenceMs = 35_000;

/**
 * The same answer; a stream of events fails once nothing has come for longer than its heartbeat allows. A phone that has
 * changed its network hears of the lost connection from nobody else.
 */
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
