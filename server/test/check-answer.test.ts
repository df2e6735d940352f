import { os } from '@orpc/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkAnswer } from './check-answer.ts';

const procedure = os
  .route({ method: 'GET', path: '/wheel' })
  .output(z.object({ spokes: z.int(), rim: z.object({ inches: z.number() }) }))
  .handler(() => ({ spokes: 5, rim: { inches: 15 } }));

test('a response that matches the contract passes', async () => {
  await checkAnswer(procedure, { spokes: 5, rim: { inches: 15 } });
});

test.each([
  { spokes: 'five', rim: { inches: 15 } },
  { spokes: 5 },
  { spokes: 5, rim: { inches: 15, owner: 'Asha' } },
  { spokes: 5, rim: { inches: 15 }, phone: '9812345670' },
])('the response %j, with a missing or additional field, fails the calling test', async (answer) => {
  await expect(checkAnswer(procedure, answer)).rejects.toThrow('GET /wheel');
});
