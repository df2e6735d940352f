import 'i18next';
import type auth from './locales/en/auth.json';
import type booking from './locales/en/booking.json';
import type common from './locales/en/common.json';
import type community from './locales/en/community.json';
import type home from './locales/en/home.json';
import type landing from './locales/en/landing.json';
import type legal from './locales/en/legal.json';
import type notifications from './locales/en/notifications.json';
import type payment from './locales/en/payment.json';
import type profile from './locales/en/profile.json';
import type reviews from './locales/en/reviews.json';
import type revvy from './locales/en/revvy.json';
import type services from './locales/en/services.json';
import type settings from './locales/en/settings.json';
import type support from './locales/en/support.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      auth: typeof auth;
      booking: typeof booking;
      common: typeof common;
      community: typeof community;
      home: typeof home;
      landing: typeof landing;
      legal: typeof legal;
      notifications: typeof notifications;
      payment: typeof payment;
      profile: typeof profile;
      reviews: typeof reviews;
      revvy: typeof revvy;
      services: typeof services;
      settings: typeof settings;
      support: typeof support;
    };
  }
}
