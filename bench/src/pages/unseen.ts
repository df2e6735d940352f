export interface Asked {
  path: string;
  headers: Record<string, string>;
}

let count = 0;

/**
 * Asks for a view of the page that nobody asked for before. The content is that of the usual view: no page reads the
 * parameter, and none can read the chosen place.
 */
export function askUnseen(path: string): Asked {
  count += 1;
  const unseen = `unseen-${process.pid}-${count}`;
  return { path: `${path}?${unseen}`, headers: { cookie: `place=${unseen}` } };
}
