export interface Size {
  width: number;
  height: number;
}

/** A phone's feed, a phone in full screen, a large screen. */
const widths = [480, 960, 1600];
const largest = { width: 1600, height: 4000 };

export function fitInside({ width, height }: Size): Size {
  const scale = Math.min(1, largest.width / width, largest.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export function widthsOf({ width }: Size): number[] {
  return [...widths.filter((narrower) => narrower <= width * 0.8), width];
}
