import { drawColumns } from './draw-columns.ts';
import type { Judged } from './judge.ts';

const columns = [
  'language',
  'questions',
  'read',
  'top 3',
  'unknown',
  'dangers',
  'false alarms',
  'refused',
  'refused wrongly',
  'intents',
  'answer',
];

export function drawSearchTable(judged: readonly Judged[]): string {
  const languages = [...new Set(judged.map(({ question }) => question.language))];
  const rows = languages.map((language) =>
    rowOf(
      language,
      judged.filter(({ question }) => question.language === language),
    ),
  );
  return drawColumns([columns, ...rows, rowOf('all', judged)]);
}

function rowOf(name: string, judged: readonly Judged[]): string[] {
  return [
    name,
    String(judged.length),
    share(judged.map(({ language }) => language.isRight)),
    share(judged.map(({ hit }) => hit)),
    share(judged.map(({ admitted }) => admitted)),
    share(judged.map(({ danger }) => danger)),
    String(judged.filter(({ isFalseAlarm }) => isFalseAlarm).length),
    share(judged.map(({ refusal }) => refusal)),
    String(judged.filter(({ isWronglyRefused }) => isWronglyRefused).length),
    share(judged.map(({ wants }) => wants)),
    share(judged.map(({ kind }) => kind)),
  ];
}

function share(outcomes: (boolean | undefined)[]): string {
  const asked = outcomes.filter((outcome) => outcome !== undefined);
  return `${asked.filter(Boolean).length}/${asked.length}`;
}
