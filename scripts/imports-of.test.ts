import { expect, test } from 'vitest';
import { importsOf } from './imports-of.ts';

test.each([
  [`import { a } from './a.ts';`, 'web/src/lib/a.ts'],
  [`import type { A } from '../ui/a.ts';`, 'web/src/ui/a.ts'],
  [`export { a } from '@/native/a.ts';`, 'web/src/native/a.ts'],
  [`const ä = '→'; const { a } = await import('../native/a.ts');`, 'web/src/native/a.ts'],
  [`const load = () => import('@/features/auth/queries.ts');`, 'web/src/features/auth/queries.ts'],
  [`import { id } from '@pahiya/contract/shared/ids';`, 'contract/src/shared/ids.ts'],
  [`await import('@capacitor/app');`, 'package:@capacitor/app'],
])('%s imports %s', (source, target) => {
  expect(importsOf('web/src/lib/page.ts', source)).toEqual([target]);
});

test('an import path built at run time is skipped', () => {
  expect(importsOf('web/src/lib/page.ts', 'await import(`./locales/$' + '{code}.ts`);')).toEqual([]);
});
