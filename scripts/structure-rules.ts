/** Paths are from the repository's root. */
export type ImportGraph = Map<string, string[]>;

const slices =
  'auth|garages|locations|bookings|payments|reviews|files|community|profiles|notifications|revvy|support|live|desk|account|vehicles';
const serverSlices = `${slices}|calendar|mail|people|search|staff`;
const webSlices = `${slices}|installed-site`;
const serverWords = 'procedures|queries|commands|rules|tables|jobs|webhooks|service|client|types';
const webWords = 'queries|rules|types|format|storage|head|service';

/** Only a slice this large needs folders that show how it works. */
const ownFolders = { revvy: 'offline|model|replies|safety|tools|knowledge' };

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
  /^web\/src\/(lib\/(storage\/stored|session\/forget-tab)|shared\/bookings\/storage\/kept-answers|shared\/community\/storage\/shared-photo|features\/(account|revvy)\/storage|service-worker\/.+)\.ts$/;

export function storageProblems(file: string, text: string): string[] {
  const isAsked = file.startsWith('web/src/') && !isTest(file) && !storageFiles.test(file);
  return isAsked && browserStorage.test(text) ? [`${file}: use web/src/lib/storage/stored.ts`] : [];
}

const drawnByProperty = /\b(strokeWidth|absoluteStrokeWidth)=|\bsize=\{\d/;

/** A build draws icons by classes alone (`web/src/ui/plain-icon.tsx`). */
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
const rooms = [
  { folder: 'server/src/database/embedded/', door: 'start-embedded.ts' },
  { folder: 'server/src/http/orpc/', door: 'api-handler.ts' },
];

function roomProblems(file: string, target: string): string[] {
  const room = rooms.find(({ folder }) => target.startsWith(folder) && !file.startsWith(folder));
  const isRefused = room && target !== room.folder + room.door && !isTest(file);
  return isRefused ? [`${file}: import ${room.folder}${room.door}, not ${target}`] : [];
}

/** `target` is a file of the repository, or `package:` followed by the imported name. */
export function importRules(file: string, target: string): string[] {
  if (target.startsWith('package:')) return packageRules(file, target.slice('package:'.length));
  const isRefused = isAgainstWebLayers(file, target) || layers.some(([from, to]) => from.test(file) && to.test(target));
  const problems = isRefused ? [`${file}: must not import ${target}`] : [];
  problems.push(...roomProblems(file, target));
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
    files.filter((file) => roomOf(file) && !isTest(file)),
    (file) => `${roomOf(file)}: ${file.match(/([^/]+)\.tsx?$/)?.[1]}`,
  );
  return [...byName.values()]
    .filter((same) => same.length > 1)
    .map((same) => `${same.join(' and ')}: two files of a slice share a name`);
}

function roomOf(file: string): string | undefined {
  return file.match(/^((?:web\/src\/(?:features|shared)|server\/src\/features)\/[^/]+)\//)?.[1];
}

const mostSiblings = 15;

/** Folders of `web/src/lib` are sorted by idea and stay small. */
export function crowdedFolderProblems(files: readonly string[]): string[] {
  const siblings = new Map<string, Set<string>>();
  for (const file of files.filter((each) => each.startsWith('web/src/lib/'))) {
    const parts = file.split('/');
    for (let depth = 3; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/');
      siblings.set(folder, (siblings.get(folder) ?? new Set()).add(parts[depth] ?? ''));
    }
  }
  return [...siblings]
    .filter(([, names]) => names.size > mostSiblings)
    .map(([folder, names]) => `${folder}: ${names.size} siblings, at most ${mostSiblings}`);
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
