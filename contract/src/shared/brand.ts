/** The only place that holds the product's name. */
export const brand = {
  name: 'Pahiya',
  /** Lower-case form for file names, database names and user agents. */
  slug: 'pahiya',
  /** The id of the mobile app in both stores. It can never change. */
  appId: 'in.pahiya.app',
} as const;
