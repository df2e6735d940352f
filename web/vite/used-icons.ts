import path from 'node:path';

/** Whether a module is the one that exports every icon. */
export function isIconIndex(moduleId: string): boolean {
  return /[/\\]lucide-react\.mjs$/.test(moduleId);
}

/** The files of the icons `code` draws; the module graph itself says that everybody needs them all. */
export function usedIcons(code: string, index: string, indexCode: string): string[] {
  const files = iconFiles(indexCode);
  const imports = code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g);
  const names = [...imports].flatMap(([, list = '']) =>
    list.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
  );
  return names.flatMap((name) => files.get(name) ?? []).map((file) => path.join(path.dirname(index), file));
}

/** By each name of an icon; many have several. */
function iconFiles(indexCode: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, list = '', file = ''] of indexCode.matchAll(
    /export\s*\{([^}]*)\}\s*from\s*["'](\.\/icons\/[^"']+)["']/g,
  )) {
    for (const [, name = ''] of list.matchAll(/\bas (\w+)/g)) files.set(name, file);
  }
  return files;
}
