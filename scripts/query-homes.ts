const optionsOf = /\borpc((?:\.\w+)+)\.(queryOptions|infiniteOptions)\(/g;

/** Gives each call one home, so that loader, hook and prefetch always agree. `sources` are texts of files by path. */
export function queryHomeProblems(sources: ReadonlyMap<string, string>): string[] {
  const homes = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    for (const [, call, options] of source.matchAll(optionsOf)) {
      const name = `orpc${call}.${options}`;
      homes.set(name, (homes.get(name) ?? new Set()).add(file));
    }
  }
  return [...homes]
    .filter(([, files]) => files.size > 1)
    .map(
      ([name, files]) => `${name} is in ${[...files].join(' and ')}: keep one, in web/src/shared if slices share it`,
    );
}
