import 'i18next';
import type account from './locales/en/account.json';
import type addresses from './locales/en/addresses.json';
import type administration from './locales/en/administration.json';
import type app from './locales/en/app.json';
import type auth from './locales/en/auth.json';
import type booking from './locales/en/booking.json';
import type common from './locales/en/common.json';
import type community from './locales/en/community.json';
import type desk from './locales/en/desk.json';
import type factor from './locales/en/factor.json';
import type home from './locales/en/home.json';
import type inbox from './locales/en/inbox.json';
import type landing from './locales/en/landing.json';
import type legal from './locales/en/legal.json';
import type moderation from './locales/en/moderation.json';
import type notifications from './locales/en/notifications.json';
import type payment from './locales/en/payment.json';
import type profile from './locales/en/profile.json';
import type reviews from './locales/en/reviews.json';
import type revvy from './locales/en/revvy.json';
import type services from './locales/en/services.json';
import type settings from './locales/en/settings.json';
import type support from './locales/en/support.json';
import type vehicles from './locales/en/vehicles.json';
import type workshop from './locales/en/workshop.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      account: typeof account;
      addresses: typeof addresses;
      administration: typeof administration;
      app: typeof app;
      auth: typeof auth;
      booking: typeof booking;
      common: typeof common;
      community: typeof community;
      desk: typeof desk;
      factor: typeof factor;
      home: typeof home;
      inbox: typeof inbox;
      landing: typeof landing;
      legal: typeof legal;
      moderation: typeof moderation;
      notifications: typeof notifications;
      payment: typeof payment;
      profile: typeof profile;
      reviews: typeof reviews;
      revvy: typeof revvy;
      services: typeof services;
      settings: typeof settings;
      support: typeof support;
      vehicles: typeof vehicles;
      workshop: typeof workshop;
    };
  }
}
