/** Short names are too similar to be guessed. */
function tolerance(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** Null above the tolerance, or if the first letters differ, because errors there are rare. */
export function slipsBetween(typed: string, name: string): number | null {
  const most = tolerance(typed.length);
  if (most === 0 || typed[0] !== name[0] || name.length < typed.length - most) return null;
  const meant = name.slice(0, typed.length + most);
  const last = lastRow(typed, meant);
  const whole = name.length === meant.length ? (last.at(-1) ?? most + 1) : most + 1;
  // A match with the beginning of a name ranks after a match with a full name.
  const beginning = Math.min(...last) + 0.5;
  const slips = Math.min(whole, beginning);
  return Math.floor(slips) <= most ? slips : null;
}

/** Optimal string alignment with each prefix of the name. */
function lastRow(typed: string, name: string): number[] {
  let before: number[] = [];
  let row = Array.from({ length: name.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= name.length; j += 1) {
      const isSame = typed[i - 1] === name[j - 1];
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1];
      next[j] = Math.min(
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row;
}
