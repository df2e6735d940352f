/** This file has no components, because every page reads the settings' address and must not load their code. */
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
