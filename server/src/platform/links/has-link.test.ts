import { expect, test } from 'vitest';
import { hasLink, isNameWithLink } from './has-link.ts';

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

test.each([
  'http://example.com',
  'HTTPS://EXAMPLE.COM',
  'www.example.shop',
  'example.com',
  'Example.Com',
  'Asha example.com',
  'best-tyres.co.in',
  'tyres.de',
  'Tyres.De/offer',
  't.me/cheapparts',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  'टायर.com',
])('the name %s contains a link', (name) => {
  expect(isNameWithLink(name)).toBe(true);
});

test.each([
  'S.K.Nair',
  'A.R. Rahman',
  'M.G.Ramachandran',
  'A.P.J.Abdul Kalam',
  'N.T.Rama Rao',
  'V.V.S.Laxman',
  'S.K.De',
  'S.K.DE',
  'Suresh.Kr Sharma',
  'Kapil.Dev',
  'K.Dev',
  'Md.Sk Rahman',
  'Dr.Rao',
  'Mohd.Ali',
  'Ch.Srinivas',
  'Karthik.S.V',
  'Asha K.',
  'एस.के.नायर',
  'के.भारत',
  'எம்.ஜி.இராமச்சந்திரன்',
  'Meera Iyer',
])('the name %s contains no link', (name) => {
  expect(isNameWithLink(name)).toBe(false);
});
