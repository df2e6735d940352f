export const framesPerVideo = 4;
const longestSide = 1280;

/** Times in seconds, evenly spread over a video and never at its ends. Unknown length yields the beginning. */
export function frameTimes(duration: number, count = framesPerVideo): number[] {
  if (count <= 0) return [];
  if (!Number.isFinite(duration) || duration <= 0) return [0];
  // More than two frames a second would show the same picture twice.
  const wanted = Math.max(1, Math.min(count, Math.floor(duration * 2)));
  return Array.from({ length: wanted }, (_, index) => ((index + 0.5) / wanted) * duration);
}

/** Size of a frame to send. Frames are scaled down, never up. */
export function frameSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
