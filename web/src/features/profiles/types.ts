/** Separate from components and rules, because every page reads this page's address and must not load its code. */
export const profileTabs = ['posts', 'saved', 'bookings'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const peopleLists = ['followers', 'following'] as const;
export type PeopleList = (typeof peopleLists)[number];
