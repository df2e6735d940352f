import { expect, test } from 'vitest';
import { hasLink } from './has-link.ts';

test.each([
  'Look: https://example.com/offer',
  'HTTP://EXAMPLE.COM',
  'www.example.shop',
  'cheap tyres at best-tyres.co.in today',
  'write to wa.me/919800000000',
  't.me/cheapparts',
  'bit.ly/3xYz',
  'exa\u200bmple.com',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  '(example.online)',
  'सस्ता टायर: टायर.com',
  'सस्ते टायर: टायर.भारत',
  'Example.Com',
  'eXaMpLe.cOm',
  'Deals.Website',
  'deals.website',
  'cheap.pro',
  'besttyres.shop',
  'best-tyres.Shop',
  'tyres.PrO',
  'offers.page',
  'offers.space',
  'BestTyres.In',
  'best-tyres.In',
  'tyres.co.In',
  'Offers.In/today',
  'tyres.it/offer',
  'my-tyres.it',
  'tyres.ru',
])('%s contains a link', (text) => {
  expect(hasLink(text)).toBe(true);
});

test.each([
  'Oil changed at 5.30, tyres tomorrow.',
  'Great ride.Then rain',
  'Thanks @meera.in and @team.com!',
  'Mail me: asha@example.com',
  'Costs Rs.500 only...',
  'v1.2.3 of the ECU',
  'It was fun.In the end we got home',
  'The service was late.it was good',
  'Good work.So happy',
  'Costs Rs.500.Is that much?',
  'Changed at 5.30.In the evening it was ready',
  'Oil 3.5.ml too little',
  'Gaadi theek hai.ki nahi?',
  'Great work.best garage',
  'Dr.Rao and Mr.Iyer',
  'Good service.AC is cold now',
  'good service.ac is cold now',
  'Nice work.Cheap too',
  'Very clean.Shop was neat',
  'Booked there.App is nice',
  'Quick job.Top garage',
  'Great.Site is easy',
  '',
])('%s contains no link', (text) => {
  expect(hasLink(text)).toBe(false);
});
