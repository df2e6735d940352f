import { calendarDate } from '@pahiya/contract/shared/date-schemas';
import { addDays } from '@pahiya/contract/shared/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadPacks } from '../knowledge/packs.ts';
import { readWhen } from './read-when.ts';

const packs = loadPacks();
/** A Saturday. */
const today = '2026-11-21';

function read(text: string, day = today) {
  const { date, part, clock } = readWhen(packs, { text, today: day });
  return [date, part, clock && (clock.bound === 'at' ? clock.time : `${clock.bound} ${clock.time}`)];
}

test.each<[string, string | undefined, string | undefined]>([
  ['on Monday', '2026-11-23', undefined],
  ['on Saturday', '2026-11-28', undefined],
  ['next Friday', '2026-11-27', undefined],
  ['tomorrow evening', '2026-11-22', 'evening'],
  ['the day after tomorrow', '2026-11-23', undefined],
  ['good morning, book a wash', undefined, undefined],
  ['सोमवार को दोपहर में', '2026-11-23', 'afternoon'],
  ['कल शाम को', '2026-11-22', 'evening'],
  ['somvar ko subah', '2026-11-23', 'morning'],
  ['parso dopahar', '2026-11-23', 'afternoon'],
  ['मंगळवारी सकाळी', '2026-11-24', 'morning'],
  ['বুধবার বিকেলে', '2026-11-25', 'evening'],
  ['வெள்ளிக்கிழமை மாலை', '2026-11-27', 'evening'],
  ['రేపు ఉదయం', '2026-11-22', 'morning'],
  ['ગુરુવારે બપોરે', '2026-11-26', 'afternoon'],
  ['ನಾಳೆ ಸಂಜೆ', '2026-11-22', 'evening'],
  ['ഞായറാഴ്ച രാവിലെ', '2026-11-22', 'morning'],
  ['ਸ਼ੁੱਕਰਵਾਰ ਸ਼ਾਮ ਨੂੰ', '2026-11-27', 'evening'],
  ['naalai kaalaila', '2026-11-22', 'morning'],
  ['repu sayantram', '2026-11-22', 'evening'],
  ['udya sakali', '2026-11-22', 'morning'],
  ['naale belagge', '2026-11-22', 'morning'],
  ['aavtikale sanje', '2026-11-22', 'evening'],
  ['njayarazhcha raavile', '2026-11-22', 'morning'],
])('%s names a day', (text, date, part) => {
  expect(read(text).slice(0, 2)).toEqual([date, part]);
});

test.each<[string, string]>([
  ['24 November', '2026-11-24'],
  ['24th of november', '2026-11-24'],
  ['nov 24', '2026-11-24'],
  ['24/11', '2026-11-24'],
  ['24/11/26', '2026-11-24'],
  ['24-11-2026', '2026-11-24'],
  ['2026-11-24', '2026-11-24'],
  ['24 nov 2026', '2026-11-24'],
  ['on the 24th', '2026-11-24'],
  ['24 tarikh ko', '2026-11-24'],
  ['24 ko subah', '2026-11-24'],
  ['24 नवंबर को', '2026-11-24'],
  ['२४ तारीख को', '2026-11-24'],
  ['२४ नोव्हेंबरला', '2026-11-24'],
  ['২৪ নভেম্বর', '2026-11-24'],
  ['நவம்பர் 24', '2026-11-24'],
  ['24 ஆம் தேதி', '2026-11-24'],
  ['24వ తేదీ', '2026-11-24'],
  ['24 તારીખે', '2026-11-24'],
  ['24ನೇ ತಾರೀಕು', '2026-11-24'],
  ['നവംബർ 24', '2026-11-24'],
  ['24 ਨਵੰਬਰ ਨੂੰ', '2026-11-24'],
  ['in 3 days', '2026-11-24'],
  ['3 din baad', '2026-11-24'],
  ['तीन दिन बाद', '2026-11-24'],
  ['three days later', '2026-11-24'],
  ['this weekend', '2026-11-21'],
  ['next week', '2026-11-23'],
  ['agle hafte', '2026-11-23'],
  ['Sunday 29 November', '2026-11-29'],
])('%s is that day', (text, date) => {
  expect(read(text)[0]).toBe(date);
});

test.each<[string, string, string | undefined]>([
  ['December 5 morning 11', 'morning', '11:00'],
  ['5/12 morning 11', 'morning', '11:00'],
  ['5-12-2026 evening 5', 'evening', '17:00'],
  ['December 5 evening', 'evening', undefined],
  ['on December 5 at half past 3 in the afternoon', 'afternoon', '15:30'],
  ['दिसंबर 5 सुबह 11', 'morning', '11:00'],
  ['december 5 subah 11', 'morning', '11:00'],
  ['5 dec sham 4 baje', 'evening', '16:00'],
  ['डिसेंबर 5 सकाळी 11', 'morning', '11:00'],
  ['ডিসেম্বর 5 সকাল 11', 'morning', '11:00'],
  ['டிசம்பர் 5 காலை 11', 'morning', '11:00'],
  ['డిసెంబర్ 5 ఉదయం 11', 'morning', '11:00'],
  ['ડિસેમ્બર 5 સવારે 11', 'morning', '11:00'],
  ['ಡಿಸೆಂಬರ್ 5 ಬೆಳಿಗ್ಗೆ 11', 'morning', '11:00'],
  ['ഡിസംബർ 5 രാവിലെ 11', 'morning', '11:00'],
  ['5-ാം തീയതി വൈകിട്ട് 4', 'evening', '16:00'],
  ['ਦਸੰਬਰ 5 ਸਵੇਰੇ 11', 'morning', '11:00'],
  ['5 ਤਰੀਕ ਸ਼ਾਮ 4', 'evening', '16:00'],
  ['5 ko sham ko 6 baje', 'evening', '18:00'],
])('the day of %s is no hour', (text, part, time) => {
  expect(read(text)).toEqual(['2026-12-05', part, time]);
});

test.each(['shaam ko 6 baje', 'शाम को 6 बजे'])('%s names no day', (text) => {
  expect(read(text)).toEqual([undefined, 'evening', '18:00']);
});

test.each(['subah subah', 'tadke', 'सुबह-सुबह', 'पहाटे', 'ভোরে', 'அதிகாலையில்', 'తెల్లవారుజామున', 'അതിരാവിലെ'])(
  '%s is in the morning',
  (text) => {
    expect(read(text)).toEqual([undefined, 'morning', undefined]);
  },
);

test.each<[string, string, string]>([
  ['5 tarikh', '2026-11-30', '2026-12-05'],
  ['31 tarikh', '2026-11-30', '2026-12-31'],
  ['30 tarikh', '2026-11-30', '2026-11-30'],
  ['5 January', '2026-12-20', '2027-01-05'],
  ['tomorrow', '2026-12-31', '2027-01-01'],
  ['parso', '2028-02-28', '2028-03-01'],
  ['29 February', '2028-01-15', '2028-02-29'],
  ['weekend', '2026-11-22', '2026-11-22'],
  ['next weekend', '2026-11-22', '2026-11-28'],
  ['20 November', today, '2026-11-20'],
  ['next Friday', '2026-11-23', '2026-12-04'],
])('%s said on %s is %s', (text, day, date) => {
  expect(read(text, day)[0]).toBe(date);
});

test.each(['31 November', '30/02', '31.11.2026'])('%s does not exist', (text) => {
  expect(readWhen(packs, { text, today })).toMatchObject({ date: undefined, isNoDay: true });
});

test.each<[string, string]>([
  ['at 4 pm', '16:00'],
  ['4pm', '16:00'],
  ['at 4', '16:00'],
  ['4 p.m.', '16:00'],
  ['16:30', '16:30'],
  ['4.30 pm', '16:30'],
  ['10 am', '10:00'],
  ['10:30', '10:30'],
  ["11 o'clock", '11:00'],
  ['12 pm', '12:00'],
  ['half past four', '16:30'],
  ['quarter to 5', '16:45'],
  ['quarter past ten', '10:15'],
  ['6 in the evening', '18:00'],
  ['evening 6', '18:00'],
  ['5 baje', '17:00'],
  ['shaam 6', '18:00'],
  ['shaam ko 6 baje', '18:00'],
  ['subah 10', '10:00'],
  ['subah 7 baje', '07:00'],
  ['saadhe 4 baje', '16:30'],
  ['paune paanch baje', '16:45'],
  ['dhai baje', '14:30'],
  ['das baje', '10:00'],
  ['raat 8 baje', '20:00'],
  ['शाम 6 बजे', '18:00'],
  ['साढ़े दस बजे', '10:30'],
  ['डेढ़ बजे', '13:30'],
  ['दुपारी ३ वाजता', '15:00'],
  ['বিকেল ৫টায়', '17:00'],
  ['সকাল সাড়ে দশটা', '10:30'],
  ['மாலை 4 மணிக்கு', '16:00'],
  ['நாலரை மணிக்கு', '16:30'],
  ['ఉదయం 10 గంటలకు', '10:00'],
  ['સાંજે 5 વાગ્યે', '17:00'],
  ['ಸಂಜೆ 5 ಗಂಟೆಗೆ', '17:00'],
  ['രാവിലെ 10 മണിക്ക്', '10:00'],
  ['ਸ਼ਾਮ 5 ਵਜੇ', '17:00'],
  ['after 5 pm', 'from 17:00'],
  ['5 baje ke baad', 'from 17:00'],
  ['before 11 am', 'until 11:00'],
  ['11 baje se pehle', 'until 11:00'],
  ['sava 5', '17:15'],
  ['sadhe 4', '16:30'],
  ['dedh baje', '13:30'],
  ['poune 6', '17:45'],
  ['सवा पाँच बजे', '17:15'],
  ['साडेचार वाजता', '16:30'],
  ['पावणेसहा वाजता', '17:45'],
  ['পাঁচটায়', '17:00'],
  ['দেড়টায়', '13:30'],
  ['నాలుగున్నరకు', '16:30'],
  ['ఐదింటికి', '17:00'],
  ['ನಾಲ್ಕೂವರೆಗೆ', '16:30'],
  ['at 18:15', '18:15'],
  ['after 6', 'from 18:00'],
  ['after 6 tomorrow please', 'from 18:00'],
  ['6 ke baad', 'from 18:00'],
  ['६ नंतर', 'from 18:00'],
  ['6 மணிக்கு அப்புறம்', 'from 18:00'],
  ['before noon', 'until 12:00'],
  ['before lunch', 'until 12:00'],
  ['dopahar se pehle', 'until 12:00'],
  ['शाम से पहले', 'until 16:00'],
])('%s is a time', (text, time) => {
  expect(read(text)[2]).toBe(time);
});

test.each([
  'after 5000 km',
  'after 2 services',
  'from 2 to 4 tyres',
  'dhai hazaar ka tyre',
  '3 ke baad gear nahi lagta',
  'at 80 kmph',
  'do tyre change',
  'ek service book karo',
  'open 24/7',
  '185/65 R15 tyre',
  'my car is 4 years old',
  '2 wheeler service',
  'at 4 wheel alignment',
  'under 500 rupees',
  'i am here',
])('%s names no day and no time', (text) => {
  expect(read(text)).toEqual([undefined, undefined, undefined]);
});

test('every day of the next year is read from its number and from its name', () => {
  const days = fc.integer({ min: 0, max: 300 }).map((ahead) => addDays(today, ahead));
  const months = packs.en.times.months.map(([first]) => first?.map(({ text }) => text).join(' ') ?? '');
  fc.assert(
    fc.property(days, (date) => {
      const [year = '', month = '', day = ''] = date.split('-');
      for (const text of [`${day}/${month}/${year}`, `${day}/${month}`, `${Number(day)} ${months[Number(month) - 1]}`])
        expect(read(`book on ${text}`)[0]).toBe(date);
    }),
  );
});

test('a day that is read always exists', () => {
  const words = ['31', '30', 'november', 'tarikh', 'next', 'friday', '29/2', 'kal', 'week', '3 days', 'in', 'baad'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 5 }), (said) => {
      const [date] = read(said.join(' '));
      if (date) expect(calendarDate.safeParse(date).success).toBe(true);
    }),
  );
});

test.each([
  ['रविवारी सकाळी १० ला', '2026-11-22', '10:00'],
  ['सोमवार 23 को', '2026-11-23', undefined],
  ['५ ला सकाळी', '2026-12-05', undefined],
])('beside a day of the week a small number with an ending is an hour: %s', (text, date, clock) => {
  const [day, , hour] = read(text);
  expect([day, hour]).toEqual([date, clock]);
});

test.each([
  ['not 4 pm, 5:30 pm', '17:30'],
  ['10 baje nahi sadhe dus baje', '10:30'],
  ['10 बजे नहीं साढ़े दस बजे', '10:30'],
  ['10 वाजता नको साडेदहा वाजता', '10:30'],
  ['১০টায় না সাড়ে দশটায়', '10:30'],
  ['10 மணிக்கு வேண்டாம் பத்தரை மணிக்கு', '10:30'],
  ['10 గంటలకు వద్దు పదిన్నరకి', '10:30'],
  ['10 વાગ્યે નહીં સાડા દસ વાગ્યે', '10:30'],
  ['10 ಗಂಟೆಗೆ ಬೇಡ ಹತ್ತೂವರೆಗೆ', '10:30'],
  ['10 മണിക്ക് വേണ്ട പത്തരയ്ക്ക്', '10:30'],
  ['10 ਵਜੇ ਨਹੀਂ ਸਾਢੇ ਦਸ ਵਜੇ', '10:30'],
])('an hour that is not wanted gives way to the other one: %s', (text, time) => {
  expect(read(text)[2]).toBe(time);
});

test.each([
  ['book for tomorrow 11', '11:00'],
  ['kal 11', '11:00'],
  ['रविवार 3', '15:00'],
  ['tomorrow 2 cars', undefined],
  ['saturday 5 dec', undefined],
])('a number that ends the text after a day is an hour: %s', (text, time) => {
  expect(read(text)[2]).toBe(time);
});
