import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../test/api.ts';
import { searchAt, startDemonstration } from '../../../test/demonstration.ts';

let api: Api;

beforeAll(async () => {
  api = await startDemonstration();
}, 60_000);

afterAll(() => api.stop());

async function firstService(text: string): Promise<string> {
  const { items } = await searchAt(api, { text });
  return items[0]?.matches[0]?.name.toLowerCase() ?? 'nothing';
}

const diagnosis = /diagnos|inspection|check|scan|fault|injector|throttle|carburettor/;
const electrical = /wiring|electric|fault|diagnos|scan|inspection|check/;

/** For each symptom: the service that a garage would book, and how drivers say it in every language. */
const symptoms: [wanted: RegExp, texts: string][] = [
  [
    /\bac\b|cooling|air cond/,
    'AC not cooling | ac thanda nahi kar raha | एसी ठंडा नहीं कर रहा | एसी थंड होत नाही | এসি ঠান্ডা হচ্ছে না | ஏசி கூல் ஆகல | ఏసీ చల్లగా రావడం లేదు | એસી ઠંડું નથી કરતું | ಎಸಿ ಕೂಲ್ ಆಗ್ತಿಲ್ಲ | എസി തണുക്കുന്നില്ല | ਏਸੀ ਠੰਡਾ ਨਹੀਂ ਕਰ ਰਿਹਾ',
  ],
  [
    /\bac\b/,
    'AC smell | ac se badbu | एसी से बदबू | एसीतून वास | এসি থেকে গন্ধ | ஏசி நாற்றம் | ఏసీ వాసన | એસીમાંથી વાસ | ಎಸಿ ವಾಸನೆ | എസി മണം | ਏਸੀ ਵਿੱਚੋਂ ਬਦਬੂ',
  ],
  [
    /brake/,
    'brake noise | brake se awaz aa rahi hai | ब्रेक से आवाज़ | ब्रेकचा आवाज | ব্রেকে আওয়াজ | பிரேக் சத்தம் | బ్రేక్ శబ్దం | બ્રેકમાં અવાજ | ಬ್ರೇಕ್ ಶಬ್ದ | ബ്രേക്ക് ശബ്ദം | ਬਰੇਕ ਦੀ ਆਵਾਜ਼',
  ],
  [
    /brake/,
    'brake not working | brake nahi lag raha | ब्रेक नहीं लग रहा | ब्रेक लागत नाही | ব্রেক ধরছে না | பிரேக் பிடிக்கல | బ్రేక్ పడటం లేదు | બ્રેક લાગતી નથી | ಬ್ರೇಕ್ ಹಿಡಿಯುತ್ತಿಲ್ಲ | ബ്രേക്ക് പിടിക്കുന്നില്ല | ਬਰੇਕ ਨਹੀਂ ਲੱਗ ਰਹੀ',
  ],
  [
    /alignment|balancing/,
    'car pulls left | gaadi ek taraf bhag rahi hai | गाड़ी एक तरफ खिंच रही है | गाडी एका बाजूला ओढते | গাড়ি একদিকে টানছে | கார் ஒரு பக்கம் இழுக்குது | కారు ఒక వైపు లాగుతోంది | ગાડી એક બાજુ ખેંચાય છે | ಕಾರು ಒಂದು ಕಡೆ ಎಳೆಯುತ್ತದೆ | കാർ ഒരു വശത്തേക്ക് വലിക്കുന്നു | ਗੱਡੀ ਇੱਕ ਪਾਸੇ ਖਿੱਚਦੀ ਹੈ',
  ],
  [
    /alignment|balancing|suspension/,
    'steering vibrates | steering kaamp raha hai | स्टीयरिंग काँप रहा है | स्टीअरिंग थरथरते | স্টিয়ারিং কাঁপছে | ஸ்டீயரிங் அதிருது | స్టీరింగ్ వైబ్రేషన్ | સ્ટીયરિંગ ધ્રૂજે છે | ಸ್ಟೀರಿಂಗ್ ನಡುಗುತ್ತದೆ | സ്റ്റിയറിംഗ് വിറയ്ക്കുന്നു | ਸਟੇਅਰਿੰਗ ਕੰਬਦਾ ਹੈ',
  ],
  [
    /battery|jump/,
    'battery dead | battery khatam ho gayi | बैटरी डाउन हो गई | बॅटरी उतरली | ব্যাটারি বসে গেছে | பேட்டரி டவுன் | బ్యాటరీ డౌన్ | બેટરી ઉતરી ગઈ | ಬ್ಯಾಟರಿ ಡೌನ್ | ബാറ്ററി തീർന്നു | ਬੈਟਰੀ ਬੈਠ ਗਈ',
  ],
  [
    /cool|radiator|diagnos|inspection/,
    'engine overheats | engine garam ho raha hai | इंजन गरम हो रहा है | इंजिन गरम होते | ইঞ্জিন গরম হচ্ছে | இன்ஜின் சூடாகுது | ఇంజిన్ వేడెక్కుతోంది | એન્જિન ગરમ થાય છે | ಎಂಜಿನ್ ಬಿಸಿ ಆಗ್ತಿದೆ | എഞ്ചിൻ ചൂടാകുന്നു | ਇੰਜਣ ਗਰਮ ਹੋ ਰਿਹਾ',
  ],
  [
    /clutch/,
    'clutch hard | clutch tight ho gaya | क्लच हार्ड हो गया | क्लच जड झाला | ক্লাচ শক্ত | கிளட்ச் டைட் | క్లచ్ గట్టిగా ఉంది | ક્લચ કડક | ಕ್ಲಚ್ ಗಟ್ಟಿ | ക്ലച്ച് ഹാർഡ് | ਕਲੱਚ ਸਖ਼ਤ',
  ],
  [
    /clutch/,
    'clutch slipping | clutch slip ho raha | क्लच स्लिप | क्लच स्लिप होतोय | ক্লাচ স্লিপ করছে | கிளட்ச் ஸ்லிப் | క్లచ్ స్లిప్ | ક્લચ સ્લિપ | ಕ್ಲಚ್ ಸ್ಲಿಪ್ | ക്ലച്ച് സ്ലിപ്പ് | ਕਲੱਚ ਸਲਿੱਪ',
  ],
  [
    /headlight|wiring|electric/,
    'headlight not working | headlight nahi jal rahi | हेडलाइट नहीं जल रही | हेडलाइट लागत नाही | হেডলাইট জ্বলছে না | ஹெட்லைட் எரியல | హెడ్‌లైట్ వెలగడం లేదు | હેડલાઇટ ચાલતી નથી | ಹೆಡ್‌ಲೈಟ್ ಉರಿಯುತ್ತಿಲ್ಲ | ഹെഡ്‌ലൈറ്റ് കത്തുന്നില്ല | ਹੈੱਡਲਾਈਟ ਨਹੀਂ ਜਗਦੀ',
  ],
  [
    /wiper|windscreen|electric|wiring|inspection|check|periodic service/,
    'wiper not working | wiper nahi chal raha | वाइपर नहीं चल रहा | वायपर चालत नाही | ওয়াইপার চলছে না | வைப்பர் வேலை செய்யல | వైపర్ పనిచేయడం లేదు | વાઇપર ચાલતું નથી | ವೈಪರ್ ಕೆಲಸ ಮಾಡ್ತಿಲ್ಲ | വൈപ്പർ വർക്ക് ചെയ്യുന്നില്ല | ਵਾਈਪਰ ਨਹੀਂ ਚੱਲਦਾ',
  ],
  [
    electrical,
    'horn not working | horn nahi baj raha | हॉर्न नहीं बज रहा | हॉर्न वाजत नाही | হর্ন বাজছে না | ஹாரன் வேலை செய்யல | హారన్ పనిచేయడం లేదు | હોર્ન વાગતું નથી | ಹಾರ್ನ್ ಕೆಲಸ ಮಾಡ್ತಿಲ್ಲ | ഹോൺ വർക്ക് ചെയ്യുന്നില്ല | ਹਾਰਨ ਨਹੀਂ ਵੱਜਦਾ',
  ],
  [
    electrical,
    'indicator not working | indicator nahi chal raha | इंडिकेटर नहीं चल रहा | इंडिकेटर लागत नाही | ইন্ডিকেটর জ্বলছে না | இண்டிகேட்டர் எரியல | ఇండికేటర్ వెలగడం లేదు | ઇન્ડિકેટર ચાલતું નથી | ಇಂಡಿಕೇಟರ್ ಉರಿಯುತ್ತಿಲ್ಲ | ഇൻഡിക്കേറ്റർ കത്തുന്നില്ല | ਇੰਡੀਕੇਟਰ ਨਹੀਂ ਚੱਲਦਾ',
  ],
  [
    /puncture/,
    'flat tyre | tyre ki hawa nikal gayi | टायर की हवा निकल गई | टायरची हवा गेली | টায়ার পাংচার | டயர் பஞ்சர் | టైరు పంక్చర్ | ટાયર પંચર | ಟೈರ್ ಪಂಕ್ಚರ್ | ടയർ പഞ്ചർ | ਟਾਇਰ ਪੈਂਚਰ',
  ],
  [
    /chain/,
    'chain loose | chain dhili ho gayi | चेन ढीली हो गई | चेन सैल झाली | চেন ঢিলা | செயின் லூஸ் | చైన్ లూజ్ | ચેઇન ઢીલી | ಚೈನ್ ಲೂಸ್ | ചെയിൻ ലൂസ് | ਚੇਨ ਢਿੱਲੀ',
  ],
  [
    /self-start|start|wiring|battery|electric|alternator/,
    'self start not working | self nahi le rahi | सेल्फ नहीं ले रही | सेल्फ लागत नाही | সেলফ নিচ্ছে না | செல்ஃப் ஸ்டார்ட் ஆகல | సెల్ఫ్ పనిచేయడం లేదు | સેલ્ફ લાગતો નથી | ಸೆಲ್ಫ್ ಸ್ಟಾರ್ಟ್ ಆಗ್ತಿಲ್ಲ | സെൽഫ് സ്റ്റാർട്ട് ആകുന്നില്ല | ਸੈਲਫ ਨਹੀਂ ਲੈਂਦੀ',
  ],
  [
    /start|battery|diagnos|electric/,
    'car not starting | gaadi start nahi ho rahi | गाड़ी स्टार्ट नहीं हो रही | गाडी सुरू होत नाही | গাড়ি স্টার্ট হচ্ছে না | கார் ஸ்டார்ட் ஆகல | కారు స్టార్ట్ అవ్వడం లేదు | ગાડી ચાલુ થતી નથી | ಕಾರು ಸ್ಟಾರ್ಟ್ ಆಗ್ತಿಲ್ಲ | കാർ സ്റ്റാർട്ട് ആകുന്നില്ല | ਗੱਡੀ ਸਟਾਰਟ ਨਹੀਂ ਹੋ ਰਹੀ',
  ],
  [
    /service|carburet|injector|tuning|diagnos/,
    'mileage low | mileage kam de rahi hai | माइलेज कम दे रही है | मायलेज कमी | মাইলেজ কম | மைலேஜ் கம்மி | మైలేజ్ తక్కువ | માઇલેજ ઓછી | ಮೈಲೇಜ್ ಕಡಿಮೆ | മൈലേജ് കുറവ് | ਮਾਈਲੇਜ ਘੱਟ',
  ],
  [
    diagnosis,
    'car jerking | gaadi jhatke maar rahi hai | गाड़ी झटके मार रही है | गाडी झटके देते | গাড়ি ঝাঁকি দিচ্ছে | கார் ஜெர்க் ஆகுது | కారు జర్క్ ఇస్తోంది | ગાડી ઝટકા મારે છે | ಕಾರು ಜರ್ಕ್ ಆಗ್ತಿದೆ | കാർ ജെർക്ക് | ਗੱਡੀ ਝਟਕੇ ਮਾਰਦੀ ਹੈ',
  ],
  [
    /diagnos|engine|injector/,
    'white smoke silencer | silencer se safed dhua | साइलेंसर से सफेद धुआँ | सायलेन्सर मधून पांढरा धूर | সাইলেন্সার থেকে সাদা ধোঁয়া | சைலன்சர் வெள்ளை புகை | సైలెన్సర్ తెల్ల పొగ | સાઇલેન્સરમાંથી સફેદ ધુમાડો | ಸೈಲೆನ್ಸರ್ ಬಿಳಿ ಹೊಗೆ | സൈലൻസർ വെളുത്ത പുക | ਸਾਈਲੈਂਸਰ ਵਿੱਚੋਂ ਚਿੱਟਾ ਧੂੰਆਂ',
  ],
  [
    /diagnos|engine|injector/,
    'black smoke | kala dhua | काला धुआँ | काळा धूर | কালো ধোঁয়া | கருப்பு புகை | నల్ల పొగ | કાળો ધુમાડો | ಕಪ್ಪು ಹೊಗೆ | കറുത്ത പുക | ਕਾਲਾ ਧੂੰਆਂ',
  ],
  [
    /oil/,
    'engine oil leak | engine oil leak ho raha | इंजन ऑइल लीक | इंजिन ऑइल गळती | ইঞ্জিন অয়েল লিক | இன்ஜின் ஆயில் லீக் | ఇంజిన్ ఆయిల్ లీక్ | એન્જિન ઓઇલ લીક | ಎಂಜಿನ್ ಆಯಿಲ್ ಲೀಕ್ | എഞ്ചിൻ ഓയിൽ ലീക്ക് | ਇੰਜਣ ਆਇਲ ਲੀਕ',
  ],
  [
    /cool|radiator/,
    'coolant leak | coolant leak ho raha | कूलेंट लीक | कूलंट गळतंय | কুল্যান্ট লিক | கூலன்ட் லீக் | కూలెంట్ లీక్ | કૂલન્ટ લીક | ಕೂಲಂಟ್ ಲೀಕ್ | കൂളന്റ് ലീക്ക് | ਕੂਲੈਂਟ ਲੀਕ',
  ],
  [
    diagnosis,
    'check engine light on | engine ki light jal rahi | चेक इंजन लाइट | चेक इंजिन लाईट | চেক ইঞ্জিন লাইট | செக் இன்ஜின் லைட் | చెక్ ఇంజిన్ లైట్ | ચેક એન્જિન લાઇટ | ಚೆಕ್ ಎಂಜಿನ್ ಲೈಟ್ | ചെക്ക് എഞ്ചിൻ ലൈറ്റ് | ਚੈੱਕ ਇੰਜਣ ਲਾਈਟ',
  ],
  [
    /suspension|fork|shock/,
    'suspension noise | shocker se awaz | सस्पेंशन से आवाज़ | सस्पेन्शनचा आवाज | সাসপেনশনে শব্দ | சஸ்பென்ஷன் சத்தம் | సస్పెన్షన్ శబ్దం | સસ્પેન્શન અવાજ | ಸಸ್ಪೆನ್ಷನ್ ಸದ್ದು | സസ്പെൻഷൻ ശബ്ദം | ਸਸਪੈਂਸ਼ਨ ਆਵਾਜ਼',
  ],
  [
    diagnosis,
    'engine noise | engine se awaz | इंजन से आवाज़ | इंजिनचा आवाज | ইঞ্জিনে শব্দ | இன்ஜின் சத்தம் | ఇంజిన్ శబ్దం | એન્જિનમાં અવાજ | ಎಂಜಿನ್ ಸದ್ದು | എഞ്ചിൻ ശബ്ദം | ਇੰਜਣ ਦੀ ਆਵਾਜ਼',
  ],
  [
    diagnosis,
    'burning smell | jalne ki badbu | जलने की बदबू | जळल्याचा वास | পোড়া গন্ধ | எரிந்த வாசனை | కాలిన వాసన | બળવાની વાસ | ಸುಟ್ಟ ವಾಸನೆ | കരിഞ്ഞ മണം | ਸੜਨ ਦੀ ਬਦਬੂ',
  ],
  [
    /dent|paint/,
    'dent in door | dent lag gaya | डेंट लग गया | डेंट पडला | ডেন্ট পড়েছে | டென்ட் ஆயிடுச்சு | డెంట్ పడింది | ડેન્ટ પડ્યો | ಡೆಂಟ್ ಆಗಿದೆ | ഡെന്റ് ആയി | ਡੈਂਟ ਪੈ ਗਿਆ',
  ],
  [
    /scratch|paint|rubbing|polish/,
    'scratch on bumper | scratch lag gaya | खरोंच लग गई | स्क्रॅच पडला | স্ক্র্যাচ পড়েছে | ஸ்கிராட்ச் | స్క్రాచ్ | સ્ક્રેચ | ಸ್ಕ್ರಾಚ್ | സ്ക്രാച്ച് | ਸਕਰੈਚ',
  ],
  [
    /wiring|electric|fault/,
    'wiring problem | wiring kharab | वायरिंग खराब | वायरिंग खराब आहे | ওয়্যারিং খারাপ | வயரிங் பிரச்சனை | వైరింగ్ సమస్య | વાયરિંગ ખરાબ | ವೈರಿಂಗ್ ಸಮಸ್ಯೆ | വയറിംഗ് പ്രശ്നം | ਵਾਇਰਿੰਗ ਖ਼ਰਾਬ',
  ],
];

test.each(symptoms)(
  'the first service is %s',
  async (wanted, texts) => {
    const missed: string[] = [];
    for (const text of texts.split(' | ')) {
      const service = await firstService(text);
      if (!wanted.test(service)) missed.push(`${text}: ${service}`);
    }
    expect(missed).toEqual([]);
  },
  30_000,
);
