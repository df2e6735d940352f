import { describe, expect, test } from 'vitest';
import { EngineFailure } from '../types.ts';
import { createClaimFilter } from './claim-filter.ts';

interface Shown {
  text: string;
  isStopped: boolean;
}

function show(pieces: string[], facts: { knowsBookings?: boolean; isInDanger?: boolean } = {}): Shown {
  const { knowsBookings = false, isInDanger = false } = facts;
  const filter = createClaimFilter({ knowsBookings: () => knowsBookings, isInDanger });
  let text = '';
  try {
    for (const piece of pieces) text += filter.push(piece);
    return { text: text + filter.end(), isStopped: false };
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    return { text, isStopped: true };
  }
}

describe('text that claims a deed of Revvy is stopped before it is shown', () => {
  test.each([
    'I have booked your car for Friday.',
    "I've just cancelled it for you.",
    'We have successfully rescheduled your slot.',
    'Your booking is confirmed.',
    'Your refund has been processed.',
    'Payment received, thank you.',
    'Booking confirmed!',
    'Maine aapki booking cancel kar di hai.',
    'Aapka payment ho gaya hai.',
    'मैंने आपकी बुकिंग रद्द कर दी है।',
    'आपका भुगतान हो गया है।',
    'मी तुमची बुकिंग रद्द केली आहे.',
    'আমি আপনার বুকিং বাতিল করেছি।',
    'உங்கள் முன்பதிவை ரத்து செய்துவிட்டேன்.',
    'మీ బుకింగ్ రద్దు చేశాను.',
    'મેં તમારી બુકિંગ રદ કરી દીધી.',
    'ನಿಮ್ಮ ಬುಕಿಂಗ್ ರದ್ದು ಮಾಡಿದ್ದೇನೆ.',
    'നിങ്ങളുടെ ബുക്കിങ് റദ്ദാക്കിയിട്ടുണ്ട്.',
    'ਮੈਂ ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਰੱਦ ਕਰ ਦਿੱਤੀ ਹੈ।',
  ])('%s', (sentence) => {
    const { text, isStopped } = show([sentence]);
    expect(isStopped).toBe(true);
    expect(text.length).toBeLessThan(sentence.length / 2);
  });
});

describe('text that speaks of deeds without claiming one passes', () => {
  test.each([
    'I have prepared a booking. Nothing is booked until you confirm it on the booking page.',
    'If your booking has been cancelled, the refund arrives within seven days.',
    'Once the payment is received you get a receipt.',
    'I have not booked anything.',
    'We booked nothing yet, if you want I prepare it.',
    'You can cancel it on the page of the booking.',
    'Booking cancel karne ke liye booking page kholiye.',
    'बुकिंग रद्द करने के लिए बुकिंग पेज खोलिए।',
    'आपकी बुकिंग अभी रद्द नहीं हो गई है।',
    'Have the pads checked before they are worn down.',
    'முன்பதிவை ரத்து செய்ய, முன்பதிவுப் பக்கத்தைத் திறக்கவும்.',
  ])('%s', (sentence) => {
    expect(show([sentence])).toEqual({ text: sentence, isStopped: false });
  });
});

test('a model may report a booking that a tool has found, but never claims to have made one', () => {
  expect(show(['Your booking is confirmed.'], { knowsBookings: true }).isStopped).toBe(false);
  expect(show(['I have cancelled your booking.'], { knowsBookings: true }).isStopped).toBe(true);
});

describe('a code or card number is never asked for', () => {
  test.each([
    'Please share the OTP you received.',
    'Type your UPI PIN here.',
    'What is the CVV on the back?',
    'OTP bataiye taaki main confirm karun.',
    'कृपया ओटीपी बताइए।',
    'உங்கள் ஓடிபி-ஐ அனுப்புங்கள்.',
    'ਕਿਰਪਾ ਕਰਕੇ ਓਟੀਪੀ ਭੇਜੋ।',
  ])('%s', (sentence) => expect(show([sentence]).isStopped).toBe(true));

  test.each(['Never share an OTP with anyone.', 'OTP kisi ko mat bataiye.', 'The Parivahan portal sends an OTP.'])(
    'but it may be warned about: %s',
    (sentence) => expect(show([sentence])).toEqual({ text: sentence, isStopped: false }),
  );
});

describe('dangerous advice is stopped', () => {
  test.each([
    'You can keep driving with brake failure if you go slowly.',
    'Open the radiator cap while the engine is hot.',
    'Use a lighter to find the petrol leak.',
    'You may disconnect the airbag to switch the lamp off.',
    'With brakes failed you are fine to drive home slowly.',
  ])('%s', (sentence) => expect(show([sentence]).isStopped).toBe(true));

  test.each([
    'Never open the radiator cap while the engine is hot.',
    'Do not keep driving with brake failure.',
    'It is not safe to drive with smoke from the bonnet.',
  ])('a warning passes: %s', (sentence) => expect(show([sentence])).toEqual({ text: sentence, isStopped: false }));

  test('after a danger no answer tells the customer to drive', () => {
    const advice = 'Drive slowly to the next garage.';
    expect(show([advice], { isInDanger: true }).isStopped).toBe(true);
    expect(show([advice]).isStopped).toBe(false);
    expect(show(['आप गाड़ी चला सकते हैं।'], { isInDanger: true }).isStopped).toBe(true);
  });
});

test('text is shown as it comes until a word that a forbidden sentence could have', () => {
  const filter = createClaimFilter({ knowsBookings: () => false, isInDanger: false });
  expect(filter.push('Worn ')).toBe('Worn ');
  expect(filter.push('pads sq')).toBe('pads sq');
  expect(filter.push('ueal. Yo')).toBe('ueal. ');
  expect(filter.push('u')).toBe('');
  expect(filter.push(' see')).toBe('');
  expect(filter.push(' it. ')).toBe('You see it. ');
  expect(filter.push('Done')).toBe('Done');
  expect(filter.end()).toBe('');
});

test('a forbidden sentence is found wherever the stream is split', () => {
  const sentence = 'Good. I have booked your car.';
  for (let cut = 1; cut < sentence.length; cut += 1) {
    const { text, isStopped } = show([sentence.slice(0, cut), sentence.slice(cut)]);
    expect(isStopped).toBe(true);
    expect('Good.'.startsWith(text.trim())).toBe(true);
  }
});
