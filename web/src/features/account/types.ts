/** Apart from components: every page reads the address of the settings, and must not bring their code along. */
export const sectionNames = [
  'profile',
  'password',
  'twoFactor',
  'privacy',
  'notifications',
  'addresses',
  'garage',
  'linked',
  'devices',
  'display',
  'account',
] as const;
export type SectionName = (typeof sectionNames)[number];
