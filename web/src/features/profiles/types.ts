/** Apart from components and rules: every page reads the address of this one, and must not bring their code along. */
export const profileTabs = ['bookings'] as const;
export type ProfileTab = (typeof profileTabs)[number];
