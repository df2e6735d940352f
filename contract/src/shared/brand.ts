/** The product's name lives here and nowhere else. */
export const brand = {
  name: 'Pahiya',
  /** Lower-case form for file names, database names and user agents. */
  slug: 'pahiya',
} as const;
