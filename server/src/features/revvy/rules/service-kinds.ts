import { namesElectric, namesScooter } from '../../search/queries/vehicle-named.ts';

/** People ask for a `full service`; garages also call it complete or comprehensive. */
const full =
  /\b(?:full|complete|comprehensive|puri|poori|pura|purna)\b|फुल|फ़ुल|पूरी|पूर्ण|संपूर्ण|ফুল|পুরো|ஃபுல்|புல் ச|முழு|ఫుల్|పూర్తి|ફુલ|પૂરી|આખી|ಫುಲ್|ಪೂರ್ತಿ|ഫുൾ|ഫുള്|മുഴുവൻ|ਫੁੱਲ|ਪੂਰੀ/iu;

const scooter =
  /\b(?:clutch shoe|variator|scooter\w*|scooty|scuty|moped|activa|aktiva|jupiter|access|ntorq|dio|vespa|burgman|chetak|iqube|ather|ola|pleasure|fascino|maestro|destini|ray ?zr)\b|स्कूट|स्कुट|एक्टिवा|ॲक्टिवा|স্কুট|অ্যাক্টিভা|ஸ்கூட்|ஆக்டிவா|స్కూట|యాక్టివా|સ્કૂટ|એક્ટિવા|ಸ್ಕೂಟ|ಆಕ್ಟಿವಾ|സ്കൂട്ട|ആക്ടിവ|ਸਕੂਟ|ਐਕਟਿਵਾ/iu;

const motorcycle =
  /\b(?:bikes?|motorcycles?|motorbikes?|two-wheelers?)\b|बाइक|बाईक|বাইক|பைக்|బైక్|બાઇક|બાઈક|ಬೈಕ್|ബൈക്ക|ਬਾਈਕ|ਮੋਟਰਸਾਈਕਲ/iu;

export function meansFull(text: string): boolean {
  return full.test(text);
}

/**
 * Leaves out services for scooters alone, unless the customer's words name a scooter. Who only says `service` may ride
 * one, and gets them if there is nothing else; who says `bike` never does. A scooter gets its own service first.
 */
export function withoutOtherScooters<Each extends { name: string }>(services: readonly Each[], asked: string): Each[] {
  const ofScooters = services.filter(({ name }) => scooter.test(name));
  if (saysScooter(asked)) return ofScooters.length > 0 ? ofScooters : [...services];
  const others = services.filter(({ name }) => !scooter.test(name) || motorcycle.test(name));
  return others.length > 0 || motorcycle.test(asked) ? others : [...services];
}

const electric = /\b(?:evs?|electric|e-scooters?|traction)\b/i;

/** True for `electric` and for the name of an electric model, in any script. */
export function saysElectric(asked: string): boolean {
  return electric.test(asked) || namesElectric(asked);
}

/** An electric vehicle gets its own service first. Another vehicle gets none for electric ones, unless there is no other. */
export function withoutOtherDrives<Each extends { name: string }>(services: readonly Each[], asked: string): Each[] {
  const isElectric = saysElectric(asked);
  const own = services.filter(({ name }) => electric.test(name) === isElectric);
  return own.length > 0 ? own : [...services];
}

/** Names of motorcycles from 300 cc, and of the services for them. */
const large =
  /\b(?:bull?et|classic|royal|enfield|himalay\w*|meteor|interceptor|continental|jawa|yezdi|dominar|harley|triumph|twin|[3-9][05]0(?: ?cc)?|1[0-9]00 ?cc)\b|बुले?ट|रॉयल|বুলেট|রয়্যাল|புல்ல[டெ]|ராயல்|బుల్లె|రాయల్|બુલેટ|રોયલ|ಬುಲ್?ಲೆಟ್|ರಾಯಲ್|ബുള്ള|റോയൽ|ਬੁਲ[ੇ]?ਟ|ਰਾਇਲ|ਰੌਇਲ/iu;

/** True for a service of larger motorcycles, and for words that name one. */
export function isForLarge(text: string): boolean {
  return large.test(text);
}

/** True for words that name a scooter, in any script. */
export function saysScooter(text: string): boolean {
  return scooter.test(text) || namesScooter(text);
}
