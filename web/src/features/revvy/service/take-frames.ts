import { frameSize, framesPerVideo, frameTimes } from '../rules/frames.ts';

/** A phone that cannot play a video may never report an error. */
const patienceMs = 15_000;
const quality = 0.85;

/** Takes up to `room` frames from a video, which stays on the device. Rejects when the video cannot be played. */
export async function takeFrames(file: File, room: number): Promise<Blob[]> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    await happens(video, 'loadeddata', () => {
      video.src = url;
    });
    const frames: Blob[] = [];
    for (const time of frameTimes(await lengthOf(video), Math.min(framesPerVideo, room))) {
      await happens(video, 'seeked', () => {
        video.currentTime = time;
      });
      frames.push(await draw(video));
    }
    return frames;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

/** @NOTE The duration of a video recorded by a browser is unknown until its end is sought. */
async function lengthOf(video: HTMLVideoElement): Promise<number> {
  if (Number.isFinite(video.duration)) return video.duration;
  await happens(video, 'seeked', () => {
    video.currentTime = 1e7;
  });
  return Number.isFinite(video.duration) ? video.duration : video.currentTime;
}

async function draw(video: HTMLVideoElement): Promise<Blob> {
  const { width, height } = frameSize(video.videoWidth, video.videoHeight);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Drawing the frame failed.'))),
      'image/jpeg',
      quality,
    );
  });
}

function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', begin: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const timer = setTimeout(() => finish(new Error('The video did not load in time.')), patienceMs);
    function finish(problem?: Error) {
      clearTimeout(timer);
      done.abort();
      if (problem) reject(problem);
      else resolve();
    }
    video.addEventListener(event, () => finish(), { signal: done.signal });
    video.addEventListener('error', () => finish(new Error('The video cannot be played.')), { signal: done.signal });
    begin();
  });
}
