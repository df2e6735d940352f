const empty = new Set(
  `a about after again all also am an and any are as at be been before but by can could did do does doing don for from get gets getting give go got had has have
  having he her here him his how i if in into is it its just like me my need no not now of off on one or our out over please
  s should so some t tell than that the their them then there these they thing this to too up us very was we were what when where which
  while who why will with would you your im ive hi hello sir bro dear team friend revvy
  hai hain he ho hota hoti hu ka ke ki ko se me mein mei mera meri mere kya kyu kyun kyon kaise kaisa kar karu karna karne karo raha rahi rahe gaya gayi
  gya to bhi par pe aur ya jab tab hi ek koi mujhe apni apna wala wali ab tha thi bhai yaar ji aap ap hum nahi nahin nhi pata sabse kaun kaunsa sa si yeh ye woh wo is us kuch koi bahut bilkul
  है हैं हो होता होती होते हुआ हुई का के की को से में मैं मेरा मेरी मेरे क्या क्यों कैसे कैसा कर करें करना करने करता करती रहा रही रहे गया गई गए जाता
  जाती जाए तो भी पर और या जब तब ही एक कोई मुझे अपना अपनी अपने वाला वाली अब था थी यह ये वह इस उस लिए बाद साथ कुछ हम आप नहीं दो लो कि जो कितना कितनी कितने चाहिए कब कहाँ कहां`
    .split(/\s+/)
    .filter(Boolean),
);

export function stemOf(word: string): string | null {
  if (empty.has(word) || word.length < 2) return null;
  return /^[a-z]+$/.test(word) ? stemEnglish(word) : word;
}

/** Needs no dictionary: `braking`, `brakes` and `braked` match. */
function stemEnglish(word: string): string {
  if (word.length < 5) return word.length === 4 ? word.replace(/([^s])s$/, '$1') : word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(ing|ings|ed|es|s|ly)$/, '')
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/e$/, '');
}
