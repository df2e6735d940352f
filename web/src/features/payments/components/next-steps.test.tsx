import { expect, test } from 'vitest';
import { draw, textOf } from '@/test/draw.tsx';
import { NextSteps } from './next-steps.tsx';

test('a mechanic who is known already is named in the step, which is marked as done', async () => {
  const waiting = await draw(<NextSteps mechanic={null} />);
  expect(textOf(waiting)).toContain('A mechanic is assigned to your booking You are contacted');
  expect(waiting).not.toContain('text-success');
  const assigned = await draw(<NextSteps mechanic="Imran K." />);
  expect(textOf(assigned)).toContain('A mechanic is assigned to your booking: Imran K. You are contacted');
  expect(assigned.match(/text-success/g)).toHaveLength(1);
});
