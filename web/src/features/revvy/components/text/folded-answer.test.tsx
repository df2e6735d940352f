import { foldAway } from '@pahiya/contract/shared/folded';
import { expect, test } from 'vitest';
import { draw } from '@/test/draw.tsx';
import { FoldedAnswer } from './folded-answer.tsx';

test('the details of an answer open from the keyboard, and their marks are never shown', async () => {
  const content = `First the battery.\n\n${foldAway('Then the starter.')}\n\nBook a garage.`;
  const html = await draw(<FoldedAnswer content={content} language="en" />);
  expect(html).toMatch(/First the battery.*<details.*<summary.*More.*Then the starter.*<\/details>.*Book a garage/s);
  expect(html).not.toContain('more-');
});
