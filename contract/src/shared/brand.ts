/** The product's name lives here and nowhere else. */
export const brand = {
  name: 'Pahiya',
  /** Lower-case form for file names, database names and user agents. */
  slug: 'pahiya',
  /** The mobile app's, in both stores: it can never change. */
  appId: 'in.pahiya.app',
} as const;
