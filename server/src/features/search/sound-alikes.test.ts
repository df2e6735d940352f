import { expect, test } from 'vitest';
import { understandSearch } from './queries/understand-search.ts';

const namesOf = (text: string) =>
  understandSearch(text).understood.flatMap((part) =>
    part.kind === 'place' || (part.kind === 'vehicle' && part.name !== null) ? [part.name] : [],
  );

/** Each sentence has a word that sounds or begins like the name of a town or a model. */
test.each([
  'गाड़ी से पानी टपक रहा है',
  'बार बार बंद हो जाती है',
  'तुरंत पंचर बनवाना है',
  'गाड़ी का नुकसान हुआ',
  'स्पीड में आवाज़',
  'दिवसभर गाडी बंद',
  'गाडी कशी दुरुस्त करू',
  'বাইক এখন স্টার্ট নিচ্ছে না',
  'একদম ব্রেক ধরছে না',
  'ਕੋਈ ਮਕੈਨਿਕ',
  'ਗੱਡੀ ਫਿਰ ਬੰਦ',
  'કોઈ મિકેનિક',
  'નુકસાન થયું',
  'தண்ணி கசியுது',
  'இந்த கார் சர்வீஸ்',
  'கொஞ்சம் சொல்லுங்கள்',
  'కొత్త బ్యాటరీ',
  'ఎందుకు శబ్దం',
  'ಬೇಗ ಸರ್ವಿಸ್ ಬೇಕು',
  'ಹೊಸ ಬ್ಯಾಟರಿ',
  'ഇപ്പോൾ കുറവ്',
  'വേണ്ട സർവീസ്',
  'ब्रेक प्लेट बदलनी है',
  'वार्निंग लाइट',
  'क्लच डिस्क',
  'संध्याकाळी सर्व्हिस',
  'अडचण गाडीची',
  'এখানে সার্ভিস',
  'চলন্ত গাড়ি বন্ধ',
  'செயின் தளர்வாக உள்ளது',
  'டயர் கடை',
  'பேனல் டென்ட்',
  'సాయంత్రం సర్వీస్',
  'సెల్ఫ్ పనిచేయట్లేదు',
  'અત્યારે પંચર',
  'ટેસ્ટિંગ',
  'ಶಬ್ದ ಬರುತ್ತಿಲ್ಲ',
  'ಸೆಲ್ಫ್ ಮೋಟಾರ್',
  'വൈകുന്നേരം സർവീസ്',
  'സെൽഫ് വർക്ക് ചെയ്യുന്നില്ല',
  'ਸ਼ੀਸ਼ੇ ਦੀ ਪੱਟੀ',
  'ਵਾਰਨਿੰਗ ਲਾਈਟ',
])('"%s" names no place and no model', (text) => {
  expect(namesOf(text)).toEqual([]);
});

test.each([
  ['ನೆಕ್ಸಾನ್ ಸರ್ವಿಸ್', 'Tata Nexon'],
  ['पल्सर', 'Bajaj Pulsar'],
  ['इनोवा की सर्विस', 'Toyota Innova'],
  ['સ્કોર્પિયો સર્વિસ', 'Mahindra Scorpio'],
  ['அப்பாச்சி பிரேக்', 'TVS Apache'],
  ['కానపూర్ బైక్', 'Kanpur'],
  ['लखनऊ में पंचर', 'Lucknow'],
])('"%s" still means %s', (text, name) => {
  expect(namesOf(text)).toContain(name);
});
