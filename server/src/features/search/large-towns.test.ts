import { expect, test } from 'vitest';
import { understandSearch } from './queries/understand-search.ts';

/** As people write them in other languages than those of the town. */
test.each([
  ['Vadodara', 'વડોદરા | વડોદરામાં | बडोदा'],
  ['Rajkot', 'રાજકોટમાં | রাজকোট'],
  ['Bhavnagar', 'ભાવનગરમાં'],
  ['Jamnagar', 'જામનગર'],
  ['Junagadh', 'જૂનાગઢ'],
  ['Mehsana', 'મહેસાણા'],
  ['Vapi', 'વાપી | વાપીમાં'],
  ['Thane', 'ठाण्यात | થાણે | থানে | தானே | థానే'],
  ['Patna', 'পাটনা | பாட்னா | పాట్నా | પટના | ಪಾಟ್ನಾ | പട്ന | ਪਟਨਾ'],
  ['Agra', 'আগ্রা | ஆக்ரா | ఆగ్రా | આગ્રા | ಆಗ್ರಾ | ആഗ്ര | ਆਗਰਾ'],
  ['Nashik', 'নাসিক | நாசிக் | నాసిక్ | નાસિક | ನಾಸಿಕ್ | ਨਾਸਿਕ | नाशकात'],
  ['Madurai', 'మధురై | ಮಧುರೈ | മധുര'],
  ['Salem', 'సేలం | ಸೇಲಂ | സേലം'],
  ['Bhopal', 'ভোপাল | போபால் | భోపాల్ | ભોપાલ | ಭೋಪಾಲ್ | ਭੋਪਾਲ'],
  ['Kanpur', 'কানপুর | கான்பூர் | కాన్పూర్ | કાનપુર | ಕಾನ್ಪುರ | ਕਾਨਪੁਰ'],
  ['Ranchi', 'রাঁচি | ராஞ்சி | రాంచీ'],
  ['Mysuru', 'மைசூர் | മൈസൂർ'],
  ['Mangaluru', 'മംഗലാപുരം | ಮಂಗಳೂರು'],
  ['Varanasi', 'বারাণসী | வாரணாசி'],
])('%s is found in other scripts', (name, texts) => {
  for (const text of texts.split(' | ')) {
    const places = understandSearch(text).understood.flatMap((part) => (part.kind === 'place' ? [part.name] : []));
    expect(places, text).toEqual([name]);
  }
});
