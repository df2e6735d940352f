/** Paths are from the repository's root. */
export type ImportGraph = Map<string, string[]>;

const slices =
  'auth|garages|locations|bookings|payments|reviews|files|community|profiles|notifications|revvy|support|live|desk|account|vehicles';
const serverSlices = `${slices}|calendar|mail|people|search|staff`;
const webSlices = `${slices}|installed-site`;
const serverWords = 'procedures|queries|commands|rules|tables|jobs|webhooks|service|client|types';
const webWords = 'queries|rules|types|format|storage|head|service';

/** Only a slice this large needs folders that show how it works. */
const ownFolders = { revvy: 'offline|answers|model|replies|safety|times|tools|knowledge' };

const vocabulary: { where: RegExp; allowed: RegExp; words: string }[] = [
  {
    where: /^contract\/src\/(?!shared\/)[^/]+\//,
    allowed: new RegExp(`^contract/src/(${slices})/([a-z]+/)?(schemas|contract)(\\.test)?\\.ts$`),
    words: 'schemas, contract',
  },
  {
    where: /^server\/src\/features\//,
    allowed: new RegExp(
      `^server/src/features/((${serverSlices})/((${serverWords})(/[a-z0-9-]+)?(\\.test)?\\.ts|[a-z0-9-]+(\\.long)?\\.test\\.ts)|revvy/(${ownFolders.revvy})/[a-z0-9-]+(\\.test)?\\.ts)$`,
    ),
    words: `${serverWords}; in revvy also ${ownFolders.revvy}`.replaceAll('|', ', '),
  },
  {
    where: /^web\/src\/(features|shared)\//,
    allowed: new RegExp(
      `^web/src/(features|shared)/(${webSlices})/((${webWords})(/[a-z0-9-]+)?|use-[a-z0-9-]+|components/[a-z0-9/-]+|[a-z0-9-]+(?=\\.test))(\\.test)?\\.(tsx?|json)$`,
    ),
    words: `${webWords.replaceAll('|', ', ')}, use-*, components/`,
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

const browserStorage = /\b(localStorage|sessionStorage|indexedDB)\b|caches\.open/;

/** All other files of the web use `stored.ts`, which drops values that another version stored in another shape. */
const storageFiles =
  /^web\/src\/(lib\/(storage\/stored|session\/forget-tab)|shared\/bookings\/storage\/kept-answers|shared\/community\/storage\/shared-photo|features\/(account|revvy)\/storage|lib\/page\/start-script|service-worker\/.+)\.tsx?$/;

export function storageProblems(file: string, text: string): string[] {
  const isAsked = file.startsWith('web/src/') && !isTest(file) && !storageFiles.test(file);
  return isAsked && browserStorage.test(text) ? [`${file}: use web/src/lib/storage/stored.ts`] : [];
}

const drawnByProperty = /\b(strokeWidth|absoluteStrokeWidth)=|\bsize=\{\d/;

/** A build draws icons by classes alone (`web/src/ui/icon/plain-icon.tsx`). */
export function iconProblems(text: string): string[] {
  return text.includes("from 'lucide-react'") && drawnByProperty.test(text)
    ? ['size and stroke of an icon are classes: size-4, stroke-3']
    : [];
}

/** The contract does no I/O (docs/architecture.md). */
const contractPackages = ['zod', '@orpc/contract'];

const layers: [RegExp, RegExp][] = [
  [/^contract\//, /^(server|web)\//],
  [/^server\/src\/(platform|database|config)\//, /^server\/src\/(features|http)\//],
  [/^server\/src\/features\//, /^server\/src\/http\//],
  [/^server\/src\/(platform|database|config|features|http)\/(?!.*\.test\.)/, /^server\/src\/(cli|demonstration)\//],
  [/^web\//, /^server\//],
  [/^server\//, /^web\//],
];

/** A folder of `web/src` imports itself and those after it. Files beside these folders start the application. */
const webLayers = ['routes', 'features', 'layout', 'shared', 'ui', 'i18n', 'lib'];

function isAgainstWebLayers(file: string, target: string): boolean {
  const [from, to] = [webFolderOf(file), webFolderOf(target)];
  if (from === to) return false;
  if (to === 'native') return from !== '';
  const allowed = from === 'native' ? ['i18n', 'lib'] : webLayers.slice(webLayers.indexOf(from));
  return webLayers.includes(to) && (from === 'native' || webLayers.includes(from)) && !allowed.includes(to);
}

function webFolderOf(file: string): string {
  return file.match(/^web\/src\/([^/]+)\//)?.[1] ?? '';
}

/** Other slices may import these parts. Tables are open for foreign keys and joins. */
const openToOtherSlices = /^server\/src\/features\/[^/]+\/(queries|commands|types|tables|rules)(\/|\.ts$)/;

/** The rest of the source imports only the `door`. */
const closedFolders = [
  { folder: 'server/src/database/embedded/', door: 'start-embedded.ts' },
  { folder: 'server/src/http/orpc/', door: 'api-handler.ts' },
];

function doorProblems(file: string, target: string): string[] {
  const closed = closedFolders.find(({ folder }) => target.startsWith(folder) && !file.startsWith(folder));
  const isRefused = closed && target !== closed.folder + closed.door && !isTest(file);
  return isRefused ? [`${file}: import ${closed.folder}${closed.door}, not ${target}`] : [];
}

/** `target` is a file of the repository, or `package:` followed by the imported name. */
export function importRules(file: string, target: string): string[] {
  if (target.startsWith('package:')) return packageRules(file, target.slice('package:'.length));
  const isRefused = isAgainstWebLayers(file, target) || layers.some(([from, to]) => from.test(file) && to.test(target));
  const problems = isRefused ? [`${file}: must not import ${target}`] : [];
  problems.push(...doorProblems(file, target));
  const [own, other] = [sliceOf(file), sliceOf(target)];
  if (own && other && own !== other && !isTest(file) && !openToOtherSlices.test(target)) {
    problems.push(
      `${file}: reaches into another slice (${target}); slices of the server meet through queries and commands, of the web in a route or in web/src/shared`,
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

const mostLines = 250;

export function lengthProblems(file: string, text: string): string[] {
  const lines = text.split('\n').length - 1;
  const isRefused = lines > mostLines && !/\.(test|spec|gen)\./.test(file);
  return isRefused ? [`${file}: ${lines} lines, at most ${mostLines}`] : [];
}

/** Two files of a slice with one base name confuse readers and tools. Tests are beside the file they test. */
export function sameNameProblems(files: readonly string[]): string[] {
  const byName = Map.groupBy(
    files.filter((file) => wholeSliceOf(file) && !isTest(file)),
    (file) => `${wholeSliceOf(file)}: ${file.match(/([^/]+)\.tsx?$/)?.[1]}`,
  );
  return [...byName.values()]
    .filter((same) => same.length > 1)
    .map((same) => `${same.join(' and ')}: two files of a slice share a name`);
}

/** With its shared part. */
function wholeSliceOf(file: string): string | undefined {
  const [, side, slice] = file.match(/^(server|web)\/src\/(?:features|shared)\/([^/]+)\//) ?? [];
  return slice && `${side} ${slice}`;
}

const mostInLib = 15;

/** Folders of `web/src/lib` are sorted by idea and stay small. */
export function libFolderProblems(files: readonly string[]): string[] {
  return [...sizesOf(files.filter((file) => file.startsWith('web/src/lib/')))]
    .filter(([, size]) => size > mostInLib)
    .map(([folder, size]) => `${folder}: ${size} siblings, at most ${mostInLib}`);
}

const mostSiblings = 20;

/** `crowded` are the folders that were larger when this rule began, with their sizes. They can only shrink. */
export function crowdedFolderProblems(files: readonly string[], crowded: Readonly<Record<string, number>>): string[] {
  const sizes = sizesOf(files.filter((file) => !isTest(file)));
  return [...new Set([...sizes.keys(), ...Object.keys(crowded)])].flatMap((folder) => {
    const [size, recorded] = [sizes.get(folder) ?? 0, crowded[folder]];
    const most = recorded ?? mostSiblings;
    if (size > most) return [`${folder}: ${size} siblings, at most ${most}`];
    if (recorded === undefined || size === recorded) return [];
    const advice = size > mostSiblings ? `write ${size}` : 'remove it';
    return [`${folder}: has shrunk to ${size} siblings, ${advice} in scripts/crowded-folders.json`];
  });
}

/** Numbers of files and folders by folder. */
function sizesOf(files: readonly string[]): Map<string, number> {
  const siblings = new Map<string, Set<string>>();
  for (const file of files) {
    const parts = file.split('/');
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/');
      siblings.set(folder, (siblings.get(folder) ?? new Set()).add(parts[depth] ?? ''));
    }
  }
  return new Map([...siblings].map(([folder, names]) => [folder, names.size]));
}

/** Each vouches that the id comes from a session or a row, never from an input. */
const userIdFiles = [
  'server/src/platform/user-id.ts',
  'server/src/features/auth/service/access-tokens.ts',
  'server/src/features/bookings/queries/write-booking-part.ts',
  'server/src/features/support/commands/notify-customer.ts',
  'server/src/cli/staff-commands/serve-person.ts',
  'server/src/demonstration/community-pictures.ts',
  'bench/src/growth/community-cases.ts',
];

export function userIdProblems(file: string, text: string): string[] {
  const isAsked = /^(server|bench)\//.test(file) && !isTest(file) && !userIdFiles.includes(file);
  return isAsked && /\btoUserId\b/.test(text) ? [`${file}: take the UserId as an argument, do not call toUserId`] : [];
}

function sliceOf(file: string): string | undefined {
  return file.match(/^((?:server|web)\/src\/features\/[^/]+)\//)?.[1];
}

function isTest(file: string): boolean {
  return /\.(test|spec)\./.test(file);
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
