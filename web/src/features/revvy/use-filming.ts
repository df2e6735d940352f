import { useEffect, useRef, useState } from 'react';
import { takeFrames } from './service/take-frames.ts';

interface FilmingOptions {
  room: () => number;
  onFrames: (frames: Blob[]) => void;
  onTooMany: () => void;
  /** The device cannot play the video. */
  onFailed: () => void;
}

/** Takes frames from videos. Leaving the page discards them. */
export function useFilming({ room, onFrames, onTooMany, onFailed }: FilmingOptions) {
  const [running, setRunning] = useState(0);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function film(video: File): Promise<void> {
    if (room() === 0) return onTooMany();
    setRunning((before) => before + 1);
    try {
      const frames = await takeFrames(video, room());
      if (!isLeft.current) onFrames(frames);
    } catch {
      onFailed();
    } finally {
      setRunning((before) => before - 1);
    }
  }

  return { isFilming: running > 0, film };
}
