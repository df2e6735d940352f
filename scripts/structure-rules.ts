/** Paths are from the repository's root. */
export type ImportGraph = Map<string, string[]>;

const sliceNames =
  'auth|garages|search|locations|bookings|payments|reviews|files|community|profiles|notifications|revvy|support|live|staff|desk|account|vehicles|mail|app';
const serverWords = 'procedures|queries|commands|rules|tables|jobs|webhooks|client|types';

const vocabulary: { where: RegExp; allowed: RegExp; words: string }[] = [
  {
    where: /^contract\/src\/(?!shared\/)[^/]+\//,
    allowed: new RegExp(`^contract/src/(${sliceNames})/([a-z]+/)?(schemas|contract)(\\.test)?\\.ts$`),
    words: 'schemas, contract',
  },
  {
    where: /^server\/src\/features\//,
    allowed: new RegExp(
      `^server/src/features/(${sliceNames})/((${serverWords})(\\.test)?\\.ts|(${serverWords})/[a-z0-9-]+(\\.test)?\\.ts|[a-z0-9-]+\\.test\\.ts)$`,
    ),
    words: serverWords.replaceAll('|', ', '),
  },
  {
    where: /^web\/src\/features\//,
    allowed: new RegExp(
      `^web/src/features/(${sliceNames})/((queries|format|rules|types|storage)(/[a-z0-9-]+)?|use-[a-z0-9-]+|components/[a-z0-9/-]+|[a-z0-9-]+(?=\\.test))(\\.test)?\\.tsx?$`,
    ),
    words: 'queries, rules, types, format, storage, use-*, components/',
  },
];

const badNames = /(^|\/)(utils?|helpers?|misc|common|manager|index)\.tsx?$/;

export function vocabularyProblems(file: string): string[] {
  const problems: string[] = [];
  const rule = vocabulary.find(({ where }) => where.test(file));
  if (rule && !rule.allowed.test(file)) problems.push(`${file}: not one of the slice's words (${rule.words})`);
  if (badNames.test(file) && !file.startsWith('web/src/routes/')) problems.push(`${file}: the name says nothing`);
  return problems;
}

/** The contract does no I/O (docs/architecture.md). */
const contractPackages = ['zod', '@orpc/contract'];

const layers: [RegExp, RegExp][] = [
  [/^contract\//, /^(server|web)\//],
  [/^server\/src\/(platform|database|config)\//, /^server\/src\/(features|http)\//],
  [/^server\/src\/features\//, /^server\/src\/http\//],
  [/^server\/src\/(platform|database|config|features|http)\/(?!.*\.test\.)/, /^server\/src\/(cli|demonstration)\//],
  [/^web\/src\/(ui|lib|i18n)\//, /^web\/src\/(features|routes|layout)\//],
  [/^web\/src\/native\//, /^web\/src\/(features|routes|layout|ui)\//],
  [/^web\/src\/layout\//, /^web\/src\/(features|routes)\//],
  [/^web\/src\/features\//, /^web\/src\/routes\//],
  [/^web\//, /^server\//],
  [/^server\//, /^web\//],
];

/** Of a server's slice; tables for foreign keys and joins. */
const openToOtherSlices = /^server\/src\/features\/[^/]+\/(queries|commands|types|tables|rules)(\/|\.ts$)/;

/** `target` is a file of the repository, or `package:` followed by the imported name. */
export function importRules(file: string, target: string): string[] {
  if (target.startsWith('package:')) return packageRules(file, target.slice('package:'.length));
  const problems = layers
    .filter(([from, to]) => from.test(file) && to.test(target))
    .map(() => `${file}: must not import ${target}`);
  const [own, other] = [sliceOf(file), sliceOf(target)];
  if (own && other && own !== other && !isTest(file) && !openToOtherSlices.test(target)) {
    problems.push(
      `${file}: reaches into another slice (${target}); slices meet in a route or through queries and commands`,
    );
  }
  return problems;
}

/** Only the web app's native part may import these, so that browsers never load them. */
const phonePackages = /^@(capacitor|aparajita)\//;

function packageRules(file: string, name: string): string[] {
  if (phonePackages.test(name) && !file.startsWith('web/src/native/')) return [`${file}: must not import ${name}`];
  const isRefused = file.startsWith('contract/src/') && !isTest(file) && !contractPackages.includes(name);
  return isRefused ? [`${file}: the contract must not import ${name}`] : [];
}

function sliceOf(file: string): string | undefined {
  return file.match(/^((?:server|web)\/src\/features\/[^/]+)\//)?.[1];
}

function isTest(file: string): boolean {
  return file.includes('.test.');
}

export function findCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  function visit(file: string): void {
    if (done.has(file)) return;
    const start = path.indexOf(file);
    if (start >= 0) {
      cycles.push([...path.slice(start), file]);
      return;
    }
    path.push(file);
    for (const target of graph.get(file) ?? []) visit(target);
    path.pop();
    done.add(file);
  }
  for (const file of graph.keys()) visit(file);
  return cycles;
}
