/** Grouped as India does, alike in every language: `1,20,000`. */
export function groupedKilometres(kilometres: number): string {
  return new Intl.NumberFormat('en-IN').format(kilometres);
}
