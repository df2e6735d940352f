const next = '## Next';

/** Sections begin with `## `; what comes before the first one belongs to none. */
function sectionsOf(text: string): { title: string; notes: string }[] {
  const [, ...parts] = text.split(/^## /m);
  return parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return { title, notes: lines.join('\n').trim() };
  });
}

/** The section `Next` becomes the version's, and an empty one begins. Throws if it has no notes. */
export function nameNext(text: string, version: string, date: string): string {
  const [first] = sectionsOf(text);
  if (first?.title !== 'Next') throw new Error(`The first section of CHANGELOG.md is not "${next}".`);
  if (!first.notes) throw new Error('CHANGELOG.md says nothing about what is new: write it below "Next" first.');
  return text.replace(next, `${next}\n\n## ${version} (${date})`);
}

/** Null if the version has no section. */
export function notesOf(text: string, version: string): string | null {
  return sectionsOf(text).find(({ title }) => title.startsWith(`${version} (`))?.notes ?? null;
}

/** Without the one that is not released yet, newest first. */
export function releasesOf(text: string): string[] {
  return sectionsOf(text)
    .map(({ title }) => title)
    .filter((title) => title !== 'Next')
    .map((title) => title.split(' ')[0] ?? '');
}
