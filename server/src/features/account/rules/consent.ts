import { brand } from '@pahiya/contract/shared/brand';
import type { Language } from '../../../platform/request-language.ts';

/** The day the terms and the privacy policy hold from. Change it with them, and the sentence here with the page's. */
export const legalVersion = '2026-11-21';

/** What stands under the button that makes an account, word for word as the page shows it. */
const sentences: Record<Language, string> = {
  en: 'By creating an account you agree to the {{brand}} Terms of Service and Privacy Policy.',
  hi: 'खाता बनाकर आप {{brand}} की सेवा की शर्तें और गोपनीयता नीति मानते हैं।',
  mr: 'खाते उघडून तुम्ही {{brand}} च्या सेवेच्या अटी आणि प्रायव्हसी पॉलिसी मान्य करता.',
  bn: 'অ্যাকাউন্ট খুললে আপনি {{brand}}-এর ব্যবহারের শর্তাবলি আর প্রাইভেসি পলিসি মেনে নিচ্ছেন।',
  ta: 'கணக்கு தொடங்கும்போது {{brand}}-இன் சேவை விதிமுறைகள், தனியுரிமைக் கொள்கை இரண்டையும் ஏற்கிறீர்கள்.',
  te: 'అకౌంట్ తెరిస్తే {{brand}} సర్వీస్ నిబంధనలు, ప్రైవసీ పాలసీ మీకు అంగీకారమే.',
  gu: 'એકાઉન્ટ બનાવીને તમે {{brand}} ની સેવાની શરતો અને પ્રાઇવસી પોલિસી સ્વીકારો છો.',
  kn: 'ಖಾತೆ ತೆರೆದರೆ ನೀವು {{brand}} ನ ಸೇವಾ ನಿಯಮಗಳು ಮತ್ತು ಪ್ರೈವೆಸಿ ನೀತಿಯನ್ನು ಒಪ್ಪಿದಂತೆ.',
  ml: 'അക്കൗണ്ട് തുടങ്ങുമ്പോൾ {{brand}} സേവന നിബന്ധനകളും സ്വകാര്യതാ നയവും നിങ്ങൾ അംഗീകരിക്കുന്നു.',
  pa: 'ਖਾਤਾ ਬਣਾ ਕੇ ਤੁਸੀਂ {{brand}} ਦੀਆਂ ਸੇਵਾ ਦੀਆਂ ਸ਼ਰਤਾਂ ਅਤੇ ਪ੍ਰਾਈਵੇਸੀ ਪਾਲਿਸੀ ਮੰਨਦੇ ਹੋ।',
};

export function consentSentence(language: Language): string {
  return sentences[language].replace('{{brand}}', brand.name);
}
