import path from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * Every import of a source file, also by `import()` and `export … from`, as paths from the repository's root; packages
 * as `package:` and their name. `file` is the path from the root.
 */
export function importsOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const specifiers = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) => entry.entries.flatMap((part) => part.moduleRequest?.value ?? [])),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => literalOf(source.slice(start, end))),
  ];
  return specifiers.map((specifier) => resolve(file, specifier));
}

/** An address that is put together at run time cannot be followed. */
function literalOf(argument: string): string[] {
  return argument.match(/^(['"`])([^$]*)\1$/)?.slice(2, 3) ?? [];
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  if (specifier.startsWith('@/')) return path.posix.join('web/src', specifier.slice(2));
  const contract = specifier.match(/^@pahiya\/contract\/(.+)$/)?.[1];
  return contract ? `contract/src/${contract}.ts` : `package:${specifier}`;
}
