/** A tab in the background draws no frames, but still receives events. */
const undrawnMs = 250;

/** Runs `draw` with the next frame, or shortly after when no frames are drawn. */
export function whenDrawn(draw: () => void): void {
  let isDone = false;
  function once() {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    draw();
  }
  const timer = setTimeout(once, undrawnMs);
  requestAnimationFrame(once);
}
