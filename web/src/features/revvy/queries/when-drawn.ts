/** A tab in the background draws nothing, and hears all the same. */
const undrawnMs = 250;

/** Runs it when the next picture is drawn, or soon where none is. */
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
