/** The only place that holds the product's name. */
export const brand = {
  name: 'Pahiya',
  slug: 'pahiya',
  /** In both stores. It can never change. */
  appId: 'in.pahiya.app',
} as const;
