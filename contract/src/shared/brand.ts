/** The only place that holds the product's name. */
export const brand = {
  name: 'Pahiya',
  slug: 'pahiya',
  /** Both stores know the app by this id, so it can never change. */
  appId: 'in.pahiya.app',
} as const;
