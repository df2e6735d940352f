import type account from './locales/en/account.json';
import type addresses from './locales/en/addresses.json';
import type administration from './locales/en/administration.json';
import type auth from './locales/en/auth.json';
import type bikeService from './locales/en/bikeService.json';
import type booking from './locales/en/booking.json';
import type carModifications from './locales/en/carModifications.json';
import type carService from './locales/en/carService.json';
import type common from './locales/en/common.json';
import type community from './locales/en/community.json';
import type desk from './locales/en/desk.json';
import type doorstepService from './locales/en/doorstepService.json';
import type factor from './locales/en/factor.json';
import type garage from './locales/en/garage.json';
import type home from './locales/en/home.json';
import type inbox from './locales/en/inbox.json';
import type installedSite from './locales/en/installedSite.json';
import type landing from './locales/en/landing.json';
import type legal from './locales/en/legal.json';
import type moderation from './locales/en/moderation.json';
import type notifications from './locales/en/notifications.json';
import type offers from './locales/en/offers.json';
import type payment from './locales/en/payment.json';
import type profile from './locales/en/profile.json';
import type reviews from './locales/en/reviews.json';
import type revvy from './locales/en/revvy.json';
import type search from './locales/en/search.json';
import type services from './locales/en/services.json';
import type settings from './locales/en/settings.json';
import type support from './locales/en/support.json';
import type vehicles from './locales/en/vehicles.json';
import type workshop from './locales/en/workshop.json';

interface Texts {
  account: typeof account;
  addresses: typeof addresses;
  administration: typeof administration;
  installedSite: typeof installedSite;
  auth: typeof auth;
  bikeService: typeof bikeService;
  booking: typeof booking;
  carModifications: typeof carModifications;
  carService: typeof carService;
  common: typeof common;
  community: typeof community;
  desk: typeof desk;
  doorstepService: typeof doorstepService;
  factor: typeof factor;
  garage: typeof garage;
  home: typeof home;
  inbox: typeof inbox;
  landing: typeof landing;
  legal: typeof legal;
  moderation: typeof moderation;
  notifications: typeof notifications;
  offers: typeof offers;
  payment: typeof payment;
  profile: typeof profile;
  reviews: typeof reviews;
  revvy: typeof revvy;
  search: typeof search;
  services: typeof services;
  settings: typeof settings;
  support: typeof support;
  vehicles: typeof vehicles;
  workshop: typeof workshop;
}

type Paths<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Paths<Node[Key]>}`;
}[keyof Node & string];

type WithoutForm<Path extends string> = Path extends `${infer Stem}_${'one' | 'other'}` ? Stem : Path;

export type TextNamespace = keyof Texts;

type KeyIn<Name extends TextNamespace> = WithoutForm<Paths<Texts[Name]>>;

type PrefixedKey<Name extends TextNamespace> = { [Each in Name]: `${Each}:${KeyIn<Each>}` }[Name];

/** A text of the namespace `Own`, or of one of `All` with that namespace's name in front: `common:action.close`. */
export type TextKey<Own extends TextNamespace, All extends TextNamespace = Own> = KeyIn<Own> | PrefixedKey<All>;

/** The values of `{{placeholders}}`. `count` also selects the plural form. */
export type TextValues = Record<string, string | number | null | undefined> & { count?: number };

export type Translate<Own extends TextNamespace, All extends TextNamespace = Own> = (
  key: TextKey<Own, All>,
  values?: TextValues,
) => string;
