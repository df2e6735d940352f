import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** Finds also `import()` and `export … from`. Paths are from the root; packages are `package:` and their name. */
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
