import { limits } from '@pahiya/contract/shared/limits';
import { expect, test } from 'vitest';
import { keepVersion, takeVersion, type Version, type Versions } from './versions.ts';

function said(content: string): Version {
  const rest = { warning: null, cards: [], status: 'complete', failure: null, feedback: null, language: 'en' } as const;
  return { ...rest, cards: [], content, question: `asked ${content}` };
}

const first: Versions = { version: 0, otherVersions: [] };
const contents = ({ otherVersions }: Versions) => otherVersions.map(({ content }) => content);

test('a new version comes after all others, whichever was shown before', () => {
  const second = keepVersion(first, said('a'));
  expect(second).toMatchObject({ version: 1, otherVersions: [{ content: 'a' }] });
  const back = takeVersion(second, said('b'), 0);
  expect(back).toMatchObject({ taken: { content: 'a', question: 'asked a' }, version: 0 });
  const third = keepVersion(back ?? first, said('a'));
  expect(third.version).toBe(2);
  expect(contents(third)).toEqual(['a', 'b']);
});

test('a version that does not exist cannot be shown', () => {
  expect(takeVersion(first, said('a'), 1)).toBeNull();
});

test('the oldest version is dropped at the limit', () => {
  let versions = first;
  for (let round = 0; round < limits.revvyVersions + 3; round++) versions = keepVersion(versions, said(String(round)));
  expect(versions.version).toBe(limits.revvyVersions - 1);
  expect(contents(versions)[0]).toBe('4');
});
