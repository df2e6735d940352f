import path from 'node:path';

/** Whether this is the module that exports every icon. */
export function isIconIndex(moduleId: string): boolean {
  return /[/\\]lucide-react\.mjs$/.test(moduleId);
}

/** Lists files of the icons that `code` imports. By the module graph alone, every importer would need all icons. */
export function usedIcons(code: string, index: string, indexCode: string): string[] {
  const files = iconFiles(indexCode);
  const imports = code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g);
  const names = [...imports].flatMap(([, list = '']) =>
    list.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
  );
  return names.flatMap((name) => files.get(name) ?? []).map((file) => path.join(path.dirname(index), file));
}

/** Maps icon names to files. Many icons have several names. */
function iconFiles(indexCode: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, list = '', file = ''] of indexCode.matchAll(
    /export\s*\{([^}]*)\}\s*from\s*["'](\.\/icons\/[^"']+)["']/g,
  )) {
    for (const [, name = ''] of list.matchAll(/\bas (\w+)/g)) files.set(name, file);
  }
  return files;
}
