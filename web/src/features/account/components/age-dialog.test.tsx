import { expect, test, vi } from 'vitest';
import { buttonsOf, draw, textOf } from '@/test/draw.tsx';
import { AgeDialog } from './age-dialog.tsx';

vi.mock('@/ui/dialog.tsx', () => import('@/test/flat-dialog.tsx'));

test('the age dialog asks an account without a declared age to confirm it', async () => {
  const html = await draw(<AgeDialog />);
  expect(textOf(html)).toContain('Confirm your age Pahiya is for people aged 18 or older. We ask this only once.');
  expect(buttonsOf(html)).toEqual(['Continue']);
  expect(html).toContain('type="checkbox"');
});
