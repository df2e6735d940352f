/** Apart from components and rules: every page reads the address of this one, and must not bring their code along. */
export const profileTabs = ['posts', 'saved', 'bookings'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** What a profile's dialog lists. */
export const peopleLists = ['followers', 'following'] as const;
export type PeopleList = (typeof peopleLists)[number];
