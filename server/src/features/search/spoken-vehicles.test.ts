import { expect, test } from 'vitest';
import { searchWords } from './queries/search-words.ts';
import { namesScooter, vehicleNamed } from './queries/vehicle-named.ts';
import { spellSearch } from './rules/spelling.ts';
import { readVehicles } from './service/read-vehicles.ts';

function namedIn(text: string): string[] {
  const words = spellSearch(text);
  const found = words.flatMap((_, place) => searchWords().meanings.at(words, place)?.meanings ?? []);
  return found.flatMap((meaning) =>
    meaning.kind === 'vehicle' && meaning.vehicle.name !== '' ? [meaning.vehicle.name] : [],
  );
}

test.each([
  ['Maruti Suzuki Baleno', 'बलेनो, বালেনো, பலேனோ, బలెనో, બલેનો, ಬಲೆನೊ, ബലേനോ, ਬਲੇਨੋ, பலேனோவுக்கு, బలెనోకి, ബലേനോയുടെ, ব্যালেনোর'],
  ['Maruti Suzuki Alto', 'ऑल्टो, आल्टो, অল্টো, ஆல்டோ, ఆల్టోకి, અલ્ટોની, ಆಲ್ಟೋಗೆ, ആൾട്ടോയുടെ, ਆਲਟੋ'],
  ['Maruti Suzuki WagonR', 'वैगन आर, वैगनआरची, ওয়াগনআর, வேகன் ஆர், వ్యాగన్ ఆర్, વેગનઆર, ವ್ಯಾಗನ್ ಆರ್, വാഗൺ ആർ, ਵੈਗਨ ਆਰ'],
  ['Maruti Suzuki S-Presso', 'एस प्रेसो, এস প্রেসো, எஸ் பிரெஸ்ஸோ, ఎస్ ప్రెస్సో, એસ પ્રેસો, ಎಸ್ ಪ್ರೆಸ್ಸೊ, എസ് പ്രെസ്സോ, ਐਸ ਪ੍ਰੈਸੋ'],
  ['Maruti Suzuki Brezza', 'ब्रेज़ा, ব্রেজা, பிரெஸ்ஸா, బ్రెజ్జా, બ્રેઝા, ಬ್ರೆಝಾ, ബ്രെസ്സ, ਬ੍ਰੇਜ਼ਾ'],
  ['Hyundai i10', 'आई टेन, आई 10, आई10, আই টেন, ஐ டென், ஐ10, ఐ టెన్, આઈ ટેન, ಐ ಟೆನ್, ഐ ടെൻ, ਆਈ ਟੈਨ, आय टेन'],
  ['Hyundai i20', 'आई ट्वेंटी, আই টোয়েন্টি, ஐ ட்வென்டி, ఐ ట్వంటీ, આઈ ટ્વેન્ટી, ಐ ಟ್ವೆಂಟಿ, ഐ ട്വന്റി, ਆਈ ਟਵੰਟੀ'],
  ['Hyundai Creta', 'क्रेटा, ক্রেটার, கிரெட்டா, క్రెటా, ક્રેટાની, ಕ್ರೆಟಾಗೆ, ക്രെറ്റ, ਕਰੇਟਾ'],
  ['Tata Tiago', 'टियागो, টিয়াগো, டியாகோ, టియాగో, ટિયાગો, ಟಿಯಾಗೊ, ടിയാഗോ, ਟਿਆਗੋ'],
  ['Tata Nexon', 'नेक्सॉन, নেক্সন, நெக்ஸான், నెక్సాన్, નેક્સોન, ನೆಕ್ಸಾನ್, നെക്സൺ, ਨੈਕਸਨ, नेक्सॉनसाठी'],
  ['Tata Nexon EV', 'नेक्सॉन ईवी, নেক্সন ইভি, நெக்ஸான் இவி, నెక్సాన్ ఈవీ, નેક્સોન ઈવી, ನೆಕ್ಸಾನ್ ಇವಿ, നെക്സൺ ഇവി, ਨੈਕਸਨ ਈਵੀ'],
  [
    'Mahindra XUV700',
    'एक्सयूवी 700, एक्स यू वी 700, एक्सयूवी सेवन हंड्रेड, எக்ஸ்யூவி 700, ఎక్స్‌యూవీ 700, ಎಕ್ಸ್‌ಯುವಿ 700, എക്സ്‌യുവി 700, એક્સયુવી 700, এক্সইউভি 700',
  ],
  ['Mahindra Scorpio', 'स्कॉर्पियो, স্করপিও, ஸ்கார்பியோ, స్కార్పియో, સ્કોર્પિયો, ಸ್ಕಾರ್ಪಿಯೋ, സ്കോർപിയോ, ਸਕਾਰਪੀਓ'],
  ['Mahindra Thar', 'थार, থার, தார், థార్, થાર, ಥಾರ್, ഥാർ, ਥਾਰ'],
  ['Honda WR-V', 'डब्ल्यूआर-वी, डब्ल्यू आर वी, டபிள்யூ ஆர் வி, డబ్ల్యూ ఆర్ వీ'],
  ['Honda Amaze', 'अमेज़, অ্যামেজ, அமேஸ், అమేజ్, અમેઝ, ಅಮೇಜ್, അമേസ്, ਅਮੇਜ਼'],
  ['Honda Dio', 'डियो, डिओ, ডিও, டியோ, డియోకి, ડિયો, ಡಿಯೋ, ഡിയോ, ਡੀਓ, டியோவுக்கு'],
  ['Honda Activa', 'एक्टिवा, ॲक्टिव्हाची, অ্যাকটিভা, ஆக்டிவா, యాక్టివా, એક્ટિવાની, ಆಕ್ಟಿವಾ, ആക്ടിവയുടെ, ਐਕਟਿਵਾ'],
  ['Hero Splendor', 'स्प्लेंडर, স্প্লেন্ডারের, ஸ்ப்ளெண்டருக்கு, స్ప్లెండర్, સ્પ્લેન્ડર, ಸ್ಪ್ಲೆಂಡರ್, സ്പ്ലെൻഡറിന്, ਸਪਲੈਂਡਰ'],
  ['Bajaj Pulsar', 'पल्सर, पल्सरला, পালসারের, பல்சர், పల్సర్‌కి, પલ્સરની, ಪಲ್ಸರ್‌ಗೆ, പൾസറിന്, ਪਲਸਰ'],
  ['TVS Apache', 'अपाचे, अपाची, অ্যাপাচি, அபாச்சி, అపాచీ, અપાચી, ಅಪಾಚೆ, അപ്പാച്ചെ, ਅਪਾਚੇ'],
  ['TVS Jupiter', 'जुपिटर, জুপিটার, ஜூபிடர், జూపిటర్, જ્યુપિટર, ಜುಪಿಟರ್, ജൂപ്പിറ്റർ, ਜੁਪੀਟਰ'],
  ['Yamaha FZ', 'एफजेड, एफ ज़ेड, এফজেড, எஃப் இசட், ఎఫ్‌జెడ్, એફઝેડ, ಎಫ್ ಜೆಡ್, എഫ് സെഡ്'],
  ['Yamaha MT-15', 'एमटी 15, एम टी फिफ्टीन, এমটি 15, எம்டி 15, ఎంటీ 15, એમટી 15, ಎಂಟಿ 15, എംടി 15'],
  ['KTM', 'केटीएम, के टी एम, কেটিএম, கேடிஎம், కేటీఎం, કેટીએમ, ಕೆಟಿಎಂ, കെടിഎം, ਕੇਟੀਐਮ'],
])('%s is heard in all scripts', (name, forms) => {
  const heard = forms.split(', ').map((form) => `${form}: ${namedIn(form)[0]}`);
  expect(heard).toEqual(forms.split(', ').map((form) => `${form}: ${name}`));
});

test.each([
  ['balenovukku oil maathanum', 'Maruti Suzuki Baleno'],
  ['activakku service', 'Honda Activa'],
  ['altoki service kavali', 'Maruti Suzuki Alto'],
  ['cretage service madi', 'Hyundai Creta'],
  ['innovayude service', 'Toyota Innova'],
  ['pulsarchi service', 'Bajaj Pulsar'],
  ['i ten service', 'Hyundai i10'],
  ['xuv seven hundred service', 'Mahindra XUV700'],
])('%s names a vehicle', (text, name) => {
  expect(namedIn(text)).toContain(name);
});

test.each([
  'swiftly fixed',
  'puncture',
  'zenith',
  'compassion',
  'jeepila',
  'alternate',
  'autoki',
  'gaadiki',
  'konala sangu',
])('%s names no model', (text) => {
  expect(namedIn(text)).toEqual([]);
});

/** The blocks of the scripts have the same order. Tamil has one letter for each of these rows. */
const blocks = { bn: 0x980, pa: 0xa00, gu: 0xa80, ta: 0xb80, te: 0xc00, kn: 0xc80, ml: 0xd00 };
const tamilRows = ['कखगघ', 'चछ', 'टठडढ', 'तथदध', 'पफबभ', 'आऑ', 'एऍ', 'जझ', 'ाॉ', 'ेॅ'];

function written(reading: string, script: keyof typeof blocks): string {
  const plain = reading
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .replaceAll('ॲ', 'ए')
    .replaceAll('ळ', 'ल')
    .replace(/[ैॅ]/g, 'े');
  const letters = [...plain].map((letter) => {
    if (script === 'ta' && letter === 'ं') return 'ன்';
    if (script === 'bn' && letter === 'व') return 'ভ';
    const row = script === 'ta' ? tamilRows.find((each) => each.includes(letter)) : undefined;
    const code = ([...(row ?? letter)][0] ?? '').codePointAt(0) ?? 0;
    const isOpenO = script !== 'gu' && script !== 'ta' && (letter === 'ऑ' || letter === 'ॉ');
    return code < 0x900 ? letter : String.fromCodePoint(code - 0x900 + blocks[script] + (isOpenO ? 2 : 0));
  });
  return letters.join('').replaceAll('অ্য', 'অ্যা');
}

const readings = readVehicles().flatMap(([phrase, meaning]) =>
  meaning.kind === 'vehicle' && /^[\u0900-\u097f0-9 ]+$/.test(phrase) && meaning.vehicle.name !== ''
    ? [[phrase, meaning.vehicle.name] as const]
    : [],
);

/** These sound like an everyday word of the language, or are spelled otherwise there. */
const apart =
  /^(?:Kia|Nissan|BharatBenz): \S+|^(?:Audi: (?:ஆடீ|ಓಡೀ)|Hero Vida: விடா|Ford: போர்ட|Volkswagen Jetta: ਜੇਟਾ|Bajaj CT 100: ஸீ டீ 110|KTM: கே டீ ஏன்)$/;

test.each(Object.keys(blocks) as (keyof typeof blocks)[])('every name is heard in the letters of %s', (script) => {
  const missed = readings.filter(([reading, name]) => !namedIn(written(reading, script)).includes(name));
  const listed = missed.map(([reading, name]) => `${name}: ${written(reading, script)}`);
  expect(listed.filter((each) => !apart.test(each))).toEqual([]);
});

test.each(['டியோ சர்வீஸ்', 'डियो की सर्विस', 'ಡಿಯೋ', 'जुपिटर', 'ఎన్‌టార్క్', 'dio', 'எலக்ட்ரிக் ஸ்கூட்டர்'])(
  '%s is a scooter',
  (text) => {
    expect(namesScooter(text)).toBe(true);
    expect(vehicleNamed(text) ?? 'bike').toBe('bike');
  },
);

test.each(['अपाचे', 'बुलेट', 'பல்சர்', 'बलेनो'])('%s is no scooter', (text) => {
  expect(namesScooter(text)).toBe(false);
});

test.each([
  'दिया जला दो',
  'मैंने किया था',
  'வண்டி ஒரு மாதிரி ஓடுது',
  'சிட்டி சென்டர் கிட்ட',
  'in which city',
  'ace mechanic',
  'heartbeat ka beat',
  'बीट',
  'जैसे',
  'गियर लगाते समय',
  'करंट लगता है',
  'एक्स्ट्रा काम',
  'निशान पड़ गया',
  'कल दिखाना है वरना',
  'ट्रिप पर जाना है',
  'கேரேஜ் எங்க இருக்கு',
  'ட்ரிப் போறோம்',
  'டீசல் வாசனை',
  'எதற்கு இப்படி ஆகுது',
  'సకాలంలో',
  'सकाळी',
  'ಇಗ್ನಿಷನ್ ಆನ್',
  'বলেন কি করব',
  'হাতে তেল',
  'જેમની પાસે',
  'ക്യാമറ വർക്ക് ചെയ്യുന്നില്ല',
  'எஃப்சி எடுக்கணும்',
  'ಓಡಿ ಬಂದೆ',
  'நம்பர் ப்ளேட் மாத்தணும்',
  'एक्टिव है क्या',
  'రెడీగా ఉంది',
  'വേറെ ഗാരേജ്',
])('%s names no vehicle', (text) => {
  expect(namedIn(text)).toEqual([]);
});
