import type { languageCodes } from '@pahiya/contract/shared/languages';

export interface AppReturnTexts {
  title: string;
  open: string;
  stay: string;
}

/** The words of the page between the gateway and the app; it is there for a moment, and no part of the web. */
export const appReturnTexts: Record<(typeof languageCodes)[number], AppReturnTexts> = {
  en: { title: 'Taking you back to the app', open: 'Back to the app', stay: 'See the payment here' },
  hi: { title: 'आपको ऐप पर वापस ले जा रहे हैं', open: 'ऐप पर वापस जाएँ', stay: 'भुगतान यहीं देखें' },
  mr: { title: 'तुम्हाला ॲपवर परत नेत आहोत', open: 'ॲपवर परत जा', stay: 'पेमेंट इथेच पहा' },
  bn: { title: 'আপনাকে অ্যাপে ফিরিয়ে নেওয়া হচ্ছে', open: 'অ্যাপে ফিরে যান', stay: 'পেমেন্ট এখানেই দেখুন' },
  ta: { title: 'உங்களை ஆப்புக்குத் திரும்ப அழைத்துச் செல்கிறோம்', open: 'ஆப்புக்குத் திரும்பு', stay: 'பேமெண்டை இங்கேயே பார்க்கவும்' },
  te: { title: 'మిమ్మల్ని తిరిగి యాప్‌కు తీసుకెళ్తున్నాం', open: 'యాప్‌కు తిరిగి వెళ్ళండి', stay: 'పేమెంట్‌ను ఇక్కడే చూడండి' },
  gu: { title: 'તમને એપ પર પાછા લઈ જઈએ છીએ', open: 'એપ પર પાછા જાઓ', stay: 'પેમેન્ટ અહીં જ જુઓ' },
  kn: { title: 'ನಿಮ್ಮನ್ನು ಆ್ಯಪ್‌ಗೆ ಮರಳಿ ಕರೆದೊಯ್ಯುತ್ತಿದ್ದೇವೆ', open: 'ಆ್ಯಪ್‌ಗೆ ಹಿಂತಿರುಗಿ', stay: 'ಪಾವತಿಯನ್ನು ಇಲ್ಲೇ ನೋಡಿ' },
  ml: { title: 'നിങ്ങളെ ആപ്പിലേക്ക് തിരികെ കൊണ്ടുപോകുന്നു', open: 'ആപ്പിലേക്ക് മടങ്ങുക', stay: 'പേയ്‌മെന്റ് ഇവിടെത്തന്നെ കാണുക' },
  pa: { title: 'ਤੁਹਾਨੂੰ ਐਪ ’ਤੇ ਵਾਪਸ ਲਿਜਾ ਰਹੇ ਹਾਂ', open: 'ਐਪ ’ਤੇ ਵਾਪਸ ਜਾਓ', stay: 'ਭੁਗਤਾਨ ਇੱਥੇ ਹੀ ਦੇਖੋ' },
};
