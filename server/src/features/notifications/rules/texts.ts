import type { languageCodes } from '@pahiya/contract/shared/languages';
import type { Activity } from './activity.ts';

type ActivityType = Activity['type'];
type Language = (typeof languageCodes)[number];

export interface NotificationText {
  title: string;
  message: string;
}

/** A group as it is told: whom it names, and how many did it in all. */
export interface Group {
  type: ActivityType;
  name: string;
  count: number;
}

interface Words {
  titles: Record<ActivityType, string>;
  deeds: Record<ActivityType, string>;
  others: Record<'one' | 'other', (name: string, others: string) => string>;
}

const words: Record<Language, Words> = {
  en: {
    titles: { like: 'New like', comment: 'New comment', follow: 'New follower' },
    deeds: { like: 'liked your post', comment: 'commented on your post', follow: 'started following you' },
    others: {
      one: (name, others) => `${name} and ${others} other`,
      other: (name, others) => `${name} and ${others} others`,
    },
  },
  hi: {
    titles: { like: 'नया लाइक', comment: 'नई टिप्पणी', follow: 'नया फ़ॉलोअर' },
    deeds: { like: 'ने आपकी पोस्ट पसंद की', comment: 'ने आपकी पोस्ट पर टिप्पणी की', follow: 'ने आपको फ़ॉलो किया' },
    others: {
      one: (name, others) => `${name} और ${others} अन्य व्यक्ति`,
      other: (name, others) => `${name} और ${others} अन्य लोगों`,
    },
  },
};

/** `Asha and 4 others liked your post`, as the list of notifications has it. */
export function describeActivity({ type, name, count }: Group, language: Language = 'en'): NotificationText {
  const { titles, deeds, others } = words[language];
  const rest = count - 1;
  const isOne = new Intl.PluralRules(language).select(rest) === 'one';
  const number = new Intl.NumberFormat(`${language}-IN`).format(rest);
  const who = rest <= 0 ? name : others[isOne ? 'one' : 'other'](name, number);
  return { title: titles[type], message: `${who} ${deeds[type]}` };
}

export function asLanguage(code: string): Language {
  return code === 'hi' ? 'hi' : 'en';
}
