import { expect, test } from 'vitest';
import { frameSize, frameTimes } from './frames.ts';

test('four frames are spread evenly over a video, none at its ends', () => {
  expect(frameTimes(8)).toEqual([1, 3, 5, 7]);
  expect(frameTimes(60, 3)).toEqual([10, 30, 50]);
});

test('a very short video yields fewer frames, and one of unknown length its first frame', () => {
  expect(frameTimes(1)).toEqual([0.25, 0.75]);
  expect(frameTimes(0.2)).toEqual([0.1]);
  expect(frameTimes(Number.POSITIVE_INFINITY)).toEqual([0]);
  expect(frameTimes(Number.NaN)).toEqual([0]);
  expect(frameTimes(8, 0)).toEqual([]);
});

test('the longest side of a frame is at most 1280 px, and no frame is enlarged', () => {
  expect(frameSize(1920, 1080)).toEqual({ width: 1280, height: 720 });
  expect(frameSize(1080, 1920)).toEqual({ width: 720, height: 1280 });
  expect(frameSize(320, 240)).toEqual({ width: 320, height: 240 });
});
