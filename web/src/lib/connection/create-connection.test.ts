import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnection } from './create-connection.ts';

let isDeviceConnected: boolean;
const serverAnswers = vi.fn<() => Promise<boolean>>();
const changed = vi.fn();

function start() {
  const connection = createConnection({ serverAnswers, isDeviceConnected: () => isDeviceConnected });
  connection.subscribe(() => changed(connection.isOffline()));
  return connection;
}

function wait(ms: number): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(ms);
}

beforeEach(() => {
  vi.useFakeTimers();
  isDeviceConnected = true;
  serverAnswers.mockReset().mockResolvedValue(true);
  changed.mockReset();
});
afterEach(() => void vi.useRealTimers());

test('a failed call does not mean offline while the server answers', async () => {
  const connection = start();
  connection.doubt();
  await wait(0);
  expect(connection.isOffline()).toBe(false);
  expect(changed).not.toHaveBeenCalled();
});

test('an unreachable server is polled until it answers', async () => {
  serverAnswers.mockResolvedValue(false);
  const connection = start();
  connection.doubt();
  connection.doubt();
  await wait(0);
  expect(connection.isOffline()).toBe(true);
  expect(serverAnswers).toHaveBeenCalledTimes(1);
  await wait(1_000);
  expect(serverAnswers).toHaveBeenCalledTimes(2);
  serverAnswers.mockResolvedValue(true);
  await wait(2_000);
  expect(connection.isOffline()).toBe(false);
  expect(changed.mock.calls).toEqual([[true], [false]]);
  await wait(60_000);
  expect(serverAnswers).toHaveBeenCalledTimes(3);
});

test('a disconnected device is offline at once', async () => {
  serverAnswers.mockResolvedValue(false);
  isDeviceConnected = false;
  const connection = start();
  connection.deviceChanged();
  expect(connection.isOffline()).toBe(true);
});

test('a reconnected device asks the server at once and stays offline until it answers', async () => {
  serverAnswers.mockResolvedValue(false);
  isDeviceConnected = false;
  const connection = start();
  connection.deviceChanged();
  await wait(100_000);
  isDeviceConnected = true;
  connection.deviceChanged();
  await wait(0);
  expect(connection.isOffline()).toBe(true);
  serverAnswers.mockResolvedValue(true);
  connection.deviceChanged();
  await wait(0);
  expect(connection.isOffline()).toBe(false);
});
