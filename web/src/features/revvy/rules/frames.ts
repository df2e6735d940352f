/** Pictures taken from one video. */
export const framesPerVideo = 4;
const longestSide = 1280;

/** Moments evenly spread over a video, in seconds, none at its very ends; a video of unknown length gives its beginning. */
export function frameTimes(duration: number, count = framesPerVideo): number[] {
  if (count <= 0) return [];
  if (!Number.isFinite(duration) || duration <= 0) return [0];
  // More than two a second would show the same thing twice.
  const wanted = Math.max(1, Math.min(count, Math.floor(duration * 2)));
  return Array.from({ length: wanted }, (_, index) => ((index + 0.5) / wanted) * duration);
}

/** The shape of a frame that is sent: as it is, or smaller. */
export function frameSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
