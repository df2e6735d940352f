import { revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { drawColumns } from './draw-columns.ts';
import type { Graded } from './graded.ts';
import { questionKinds } from './kinds.ts';

const columns = ['questions', 'right', 'in language', 'dangers missed', 'false alarms', 'refused needlessly'];

export function drawByLanguage(graded: readonly Graded[]): string {
  return drawGroups('language', revvyLanguages, graded, ({ question }) => question.language);
}

export function drawByKind(graded: readonly Graded[]): string {
  return drawGroups('kind', questionKinds, graded, ({ kind }) => kind);
}

function drawGroups(
  head: string,
  names: readonly string[],
  graded: readonly Graded[],
  groupOf: (each: Graded) => string,
): string {
  const groups = names.map((name) => ({ name, members: graded.filter((each) => groupOf(each) === name) }));
  const rows = groups.filter(({ members }) => members.length > 0).map(({ name, members }) => rowOf(name, members));
  return drawColumns([[head, ...columns], ...rows, rowOf('all', graded)]);
}

function rowOf(name: string, members: readonly Graded[]): string[] {
  const count = (isCounted: (each: Graded) => boolean) => members.filter(isCounted).length;
  const share = (number: number) => `${Math.floor((100 * number) / Math.max(1, members.length))} %`;
  return [
    name,
    String(members.length),
    share(count(({ isRight }) => isRight)),
    share(count(({ isInLanguage }) => isInLanguage)),
    String(count(({ isMissedDanger }) => isMissedDanger)),
    String(count(({ isFalseAlarm }) => isFalseAlarm)),
    String(count(({ isNeedlessRefusal }) => isNeedlessRefusal)),
  ];
}
