import { brand } from '@pahiya/contract/shared/brand';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { languageCodes } from '@pahiya/contract/shared/languages';
import { html } from 'hono/html';
import { describeMoment } from '../../../platform/dates-in-words.ts';
import type { Language } from '../../../platform/request-language.ts';
import { type TextKey, type TextValues, textsOf } from '../../../platform/texts.ts';
import { checkoutPath, type PaymentMethod, paymentMethods, type SimulatedLink } from './simulator-entities.ts';

export type Html = ReturnType<typeof html>;

export interface View {
  language: Language;
  path: string;
}

type CheckoutKey = TextKey extends infer Key ? (Key extends `checkout.${infer Name}` ? Name : never) : never;
type CheckoutTell = (key: CheckoutKey, values?: TextValues) => string;

function checkoutTell(language: Language): CheckoutTell {
  const tell = textsOf(language);
  return (key, values) => tell(`checkout.${key}`, { brand: brand.name, ...values });
}

export function checkoutView(
  view: View,
  link: SimulatedLink,
  { attempt, back, payBy }: { attempt: string; back: string; payBy: Date },
): Html {
  const tell = checkoutTell(view.language);
  return page(
    view,
    tell('title'),
    html`
      ${summaryOf(tell, link, payByLine(tell, payBy, view.language))}
      <form method="post" action="${view.path}?lang=${view.language}" autocomplete="off">
        <input type="hidden" name="attempt" value="${attempt}" />
        ${methods(tell)}
        <p class="muted">${tell('noDetails')}</p>
        <div class="actions">
          <button class="button main" name="choice" value="pay">${tell('pay', { amount: formatPaise(link.amount) })}</button>
          <button class="button quiet" name="choice" value="fail">${tell('fail')}</button>
          <a class="button plain" href="${back}">${tell('abandon')}</a>
        </div>
        ${switches(tell)}
      </form>
    `,
  );
}

/** Shows no time to pay: a failure shortens it, and the link does not know that. The page of the site shows it. */
export function failedView(view: View, link: SimulatedLink, back: string): Html {
  const tell = checkoutTell(view.language);
  const actions = html`
    <a class="button main" href="${view.path}?lang=${view.language}">${tell('again')}</a>
    <a class="button plain" href="${back}">${tell('back')}</a>
  `;
  return messageView(view, tell('failedTitle'), tell('failed'), html`${summaryOf(tell, link)} ${actions}`);
}

export function closedView(view: View, link: SimulatedLink, back: string): Html {
  const tell = checkoutTell(view.language);
  const [title, text] = closedTexts(tell, link);
  return messageView(view, title, text, html`<a class="button main" href="${back}">${tell('back')}</a>`);
}

export function unknownView(view: View): Html {
  const tell = checkoutTell(view.language);
  return messageView(view, tell('unknownTitle'), tell('unknown'));
}

export function badFormView(view: View): Html {
  const tell = checkoutTell(view.language);
  const again = html`<a class="button main" href="${view.path}?lang=${view.language}">${tell('again')}</a>`;
  return messageView(view, tell('failedTitle'), tell('badForm'), again);
}

function messageView(view: View, title: string, text: string, more: Html | string = ''): Html {
  return page(view, title, html`<p class="notice" role="status">${text}</p><div class="actions">${more}</div>`);
}

function closedTexts(tell: CheckoutTell, { status, amount_paid }: SimulatedLink): [string, string] {
  if (status === 'paid') return [tell('paidTitle'), tell('paid', { amount: formatPaise(amount_paid) })];
  return status === 'cancelled' ? [tell('cancelledTitle'), tell('cancelled')] : [tell('expiredTitle'), tell('expired')];
}

function page({ language, path }: View, title: string, content: Html): Html {
  const tell = checkoutTell(language);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${brand.name}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${checkoutPath}/style.css" />
      </head>
      <body>
        <main>
          <div class="head">
            <div class="top">
              ${mark}<span class="name">${brand.name}</span>
            </div>
            <p class="badge">${tell('badge')}</p>
          </div>
          <div class="body">
            <h1>${title}</h1>
            ${content}
            ${languageLinks(path, tell)}
          </div>
        </main>
      </body>
    </html>`;
}

function languageLinks(path: string, tell: CheckoutTell): Html {
  return html`<nav class="languages" aria-label="${tell('languages')}">
    ${languageCodes.map((code) => html`<a href="${path}?lang=${code}" lang="${code}" hreflang="${code}">${nameOf(code)}</a>`)}
  </nav>`;
}

function nameOf(code: Language): string {
  return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
}

function summaryOf(tell: CheckoutTell, link: SimulatedLink, more: Html | string = ''): Html {
  return html`<dl>
    <div>
      <dt>${tell('amount')}</dt>
      <dd class="amount">${formatPaise(link.amount)}</dd>
    </div>
    <div>
      <dt>${tell('forWhat')}</dt>
      <dd>${link.description}</dd>
    </div>
    ${more}
  </dl>`;
}

function payByLine(tell: CheckoutTell, payBy: Date, language: Language): Html {
  const { date, time } = zonedNow(payBy);
  return html`<div>
    <dt>${tell('until')}</dt>
    <dd>${describeMoment(date, time, language)}</dd>
  </div>`;
}

function methods(tell: CheckoutTell): Html {
  return html`<fieldset>
    <legend>${tell('method')}</legend>
    ${paymentMethods.map((method) => methodChoice(tell, method))}
  </fieldset>`;
}

function methodChoice(tell: CheckoutTell, method: PaymentMethod): Html {
  const hint = { upi: tell('upiHint'), card: tell('cardHint'), netbanking: tell('netbankingHint') }[method];
  return html`<label class="method">
    <input type="radio" name="method" value="${method}" ${method === 'upi' ? 'checked' : ''} />
    <span>${tell(method)}<small class="muted">${hint}</small></span>
  </label>`;
}

function switches(tell: CheckoutTell): Html {
  const boxes = { duplicate: tell('duplicate'), reversed: tell('reversed'), badSignature: tell('badSignature') };
  return html`<details>
    <summary>${tell('switches')}</summary>
    <fieldset>
      <legend class="muted">${tell('switchesHint')}</legend>
      ${Object.entries(boxes).map(([name, label]) => checkbox(name, label))}
      <label class="delay">
        <span>${tell('delay')}</span>
        <input type="number" name="delay" min="0" max="120" step="1" value="0" inputmode="numeric" />
      </label>
      ${checkbox('silent', tell('silent'))}
    </fieldset>
  </details>`;
}

function checkbox(name: string, label: string): Html {
  return html`<label class="switch"><input type="checkbox" name="${name}" value="on" /><span>${label}</span></label>`;
}

const mark = html`<svg viewBox="0 0 64 64" aria-hidden="true">
  <circle cx="32" cy="32" r="31" fill="#f4a416" />
  <circle cx="32" cy="32" r="23" fill="#1a2750" />
  <path d="M32 12v40M14.7 22l34.6 20M14.7 42l34.6-20" stroke="#ffb938" stroke-width="5" stroke-linecap="round" />
  <circle cx="32" cy="32" r="6" fill="#f4a416" />
</svg>`;

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

export function formatPaise(paise: number): string {
  return `₹${rupees.format(paise / 100)}`;
}
