import { isDriving } from '../rules/standing-still.ts';
import { isDenied } from './denials.ts';

const fault =
  'brakes?(?: have| has)? fail\\w*|no brakes|without brakes|fuel leak\\w*|petrol leak\\w*|overheat\\w*|oil (?:pressure )?light|smoke|flames?|fire|swollen battery|burst|drunk|drinking|beers?|alcohol';

const deadly = [
  new RegExp(
    String.raw`\b(?:safe|fine|ok|okay|no problem|can|may|keep|continue)\b[^.!?]{0,60}\b(?:driv\w*|rid(?:e|ing))\b[^.!?]{0,60}(?:${fault})`,
    'i',
  ),
  new RegExp(
    String.raw`(?:${fault})[^.!?]{0,60}\b(?:safe|fine|ok|okay|keep|continue)\b[^.!?]{0,30}\b(?:to )?(?:driv\w*|rid(?:e|ing))\b`,
    'i',
  ),
  /\b(?:open|remove|unscrew)\b[^.!?]{0,40}\bradiator cap\b[^.!?]{0,40}\b(?:hot|running|boiling|steam\w*)\b/i,
  /\b(?:lighter|match(?:es|stick)?|candle|flame)\b[^.!?]{0,60}\b(?:leak\w*|petrol|fuel|cng|gas|tank|cylinder)\b/i,
  /\b(?:bypass|disable|remove|disconnect|cut)\b[^.!?]{0,30}\b(?:airbags?|seat ?belts?|abs|brake (?:line|switch|sensor))\b/i,
  /\bpour\b[^.!?]{0,20}\bwater\b[^.!?]{0,40}\b(?:petrol|fuel|electrical|battery)\b[^.!?]{0,20}\b(?:fire|flames?)\b/i,
  /\bcrawl\b[^.!?]{0,30}\bunder\b[^.!?]{0,40}\bjack\b/i,
  /\bsiphon\b[^.!?]{0,30}\bmouth\b|\bsuck\b[^.!?]{0,30}\b(?:petrol|diesel|fuel)\b/i,
  /\bradiator\b[^.!?]{0,30}\b(?:garam|hot)\b[^.!?]{0,30}\b(?:khol|kholiye|kholo)\b/i,
  /रेडिएटर[^।.!?]{0,40}गर्म[^।.!?]{0,40}खोल/,
];

const drives = [
  /\b(?:chala sakte|chalate rah\w*|chalaiye|chala lijiye)\b/i,
  /चला सकते|चलाते रह|चलाइए|चालवू शकता|चालवत रहा|চালাতে পারেন|চালিয়ে যান|ஓட்டலாம்|ஓட்டுங்கள்|నడపవచ్చు|నడపండి|ચલાવી શકો|ચલાવતા રહો|ಓಡಿಸಬಹುದು|ಓಡಿಸಿ|ഓടിക്കാം|ഓടിച്ചോളൂ|ਚਲਾ ਸਕਦੇ|ਚਲਾਉਂਦੇ ਰਹੋ/,
  /\b(?:keep|continue)\s+(?:driving|riding)\b|\b(?:safe|fine|ok|okay) to (?:drive|ride)\b/i,
];

/** After a danger no sentence may send anyone back onto the road. */
export function isUnsafe(sentence: string, { isInDanger }: { isInDanger: boolean }): boolean {
  if (isDenied(sentence)) return false;
  if (deadly.some((advice) => advice.test(sentence))) return true;
  return isInDanger && (isDriving(sentence) || drives.some((advice) => advice.test(sentence)));
}
