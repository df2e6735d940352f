import { findCycles, type ImportGraph } from './structure-rules.ts';

interface KnownCycle {
  from: string;
  to: string;
  reason: string;
}

/** Remove entries; do not add any. */
export const knownCycles: readonly KnownCycle[] = [];

/** Reports also known cycles that no longer exist. */
export function sliceCycleProblems(files: ImportGraph, known: readonly KnownCycle[] = knownCycles): string[] {
  const slices = readSlices(files);
  const kept = new Map(
    [...slices].map(([from, targets]) => [
      from,
      [...targets].filter((to) => !known.some((entry) => entry.from === from && entry.to === to)),
    ]),
  );
  return [
    ...findCycles(kept).map((cycle) => `cycle of slices: ${cycle.join(' -> ')}`),
    ...known
      .filter(({ from, to }) => !slices.get(from)?.has(to) || !reaches(slices, { from: to, to: from }))
      .map(({ from, to }) => `${from} -> ${to} closes no cycle any more: remove it from scripts/slice-cycles.ts`),
  ];
}

type Slices = Map<string, Set<string>>;

/** Skips tests and foreign keys: tables may import tables of any slice. */
function readSlices(files: ImportGraph): Slices {
  const slices: Slices = new Map();
  for (const [file, targets] of files) {
    const from = sliceOf(file);
    if (!from || file.includes('.test.')) continue;
    const others = slices.get(from) ?? new Set();
    for (const target of targets) {
      const to = sliceOf(target);
      if (to && to !== from && !(isTables(file) && isTables(target))) others.add(to);
    }
    slices.set(from, others);
  }
  return slices;
}

function sliceOf(file: string): string | undefined {
  const [, part, slice] = file.match(/^((?:server|web)\/src\/features|web\/src\/shared)\/([^/]+)\//) ?? [];
  return part && `${part.replace(/\/src(\/features)?/, '')}/${slice}`;
}

function isTables(file: string): boolean {
  return /\/tables(\.ts|\/)/.test(file);
}

function reaches(slices: Slices, { from, to }: { from: string; to: string }): boolean {
  const seen = new Set([from]);
  for (const slice of seen) for (const next of slices.get(slice) ?? []) seen.add(next);
  return seen.has(to);
}
