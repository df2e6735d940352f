import { expect, test } from 'vitest';
import type { EndedJob } from '../metrics/recorder.ts';
import { watchJobs } from './watch-jobs.ts';

test('each run of a job is counted with its outcome, and its failure reaches the queue', async () => {
  const ended: EndedJob[] = [];
  const followed: string[] = [];
  const follow = async <Result>(name: string, work: () => Promise<Result>) => {
    followed.push(name);
    return await work();
  };
  const watch = watchJobs({ job: (job) => ended.push(job) }, { follow });
  await watch('letters', async () => undefined);
  await expect(watch('parcels', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  const seconds = expect.any(Number);
  expect(ended).toEqual([
    { queue: 'letters', isDone: true, seconds },
    { queue: 'parcels', isDone: false, seconds },
  ]);
  expect(followed).toEqual(['job letters', 'job parcels']);
});
