const words =
  "do not|don['’]t|never|not|nobody|no one|cannot|can['’]t|avoid|unsafe|dangerous|mat|nahi|nahin|kabhi|नहीं|मत|न|ना|कभी|नका|नये|नाही|নয়|না|নেই|வேண்டாம்|கூடாது|இல்லை|వద్దు|లేదు|కూడదు|ન|નહીં|નથી|ના|ಬೇಡ|ಬೇಡಿ|ಬಾರದು|ಇಲ್ಲ|അരുത്|ഇല്ല|ਨਹੀਂ|ਨਾ";
/** Verb endings that deny. */
const endings = 'కండి|ಬೇಡಿ|ಬಾರದು|ಬೇಡ|രുത്|ാதீர்கள்|ூடாது';
const denial = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])|n['’]t(?!\p{L})|(?:${endings})(?![\p{L}\p{M}])`,
  'iu',
);

/** Whether a sentence says no, in any of Revvy's languages. */
export function isDenied(sentence: string): boolean {
  return denial.test(sentence);
}
