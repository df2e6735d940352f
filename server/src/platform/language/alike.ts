/** Allows 1 edit from 4 letters, 2 edits from 7 letters. */
export function isAlike(said: string, meant: string): boolean {
  if (said === meant || (meant.length > 3 && soundOf(said) === soundOf(meant))) return true;
  const most = meant.length < 4 ? 0 : meant.length < 7 ? 1 : 2;
  if (Math.abs(said.length - meant.length) > most) return false;
  return distanceOf(said, meant) <= most;
}

function distanceOf(said: string, meant: string): number {
  let before: number[] = [];
  let row = Array.from({ length: meant.length + 1 }, (_, column) => column);
  for (let line = 1; line <= said.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = said[line - 1] === meant[column - 1];
      const cost = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = said[line - 1] === meant[column - 2] && said[line - 2] === meant[column - 1];
      next.push(isSwapped && line > 1 ? Math.min(cost, (before[column - 2] ?? cost) + 1) : cost);
    }
    before = row;
    row = next;
  }
  return row[meant.length] ?? 0;
}

export function soundOf(word: string): string {
  return word.replaceAll('w', 'v').replaceAll('aa', 'a').replaceAll('ee', 'i').replaceAll('oo', 'u');
}
