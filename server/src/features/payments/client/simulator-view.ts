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
type CheckoutTranslate = (key: CheckoutKey, values?: TextValues) => string;

function checkoutTextsOf(language: Language): CheckoutTranslate {
  const t = textsOf(language);
  return (key, values) => t(`checkout.${key}`, { brand: brand.name, ...values });
}

export function checkoutView(
  view: View,
  link: SimulatedLink,
  { attempt, back, payBy }: { attempt: string; back: string; payBy: Date },
): Html {
  const t = checkoutTextsOf(view.language);
  return page(
    view,
    t('title'),
    html`
      ${summaryOf(t, link, payByLine(t, payBy, view.language))}
      <form method="post" action="${view.path}?lang=${view.language}" autocomplete="off">
        <input type="hidden" name="attempt" value="${attempt}" />
        ${methods(t)}
        <p class="muted">${t('noDetails')}</p>
        <div class="actions">
          <button class="button main" name="choice" value="pay">${t('pay', { amount: formatPaise(link.amount) })}</button>
          <button class="button quiet" name="choice" value="fail">${t('fail')}</button>
          <a class="button plain" href="${back}">${t('abandon')}</a>
        </div>
        ${switches(t)}
      </form>
    `,
  );
}

/** Shows no time to pay: a failure shortens it, and the link does not know that. The page of the site shows it. */
export function failedView(view: View, link: SimulatedLink, back: string): Html {
  const t = checkoutTextsOf(view.language);
  const actions = html`
    <a class="button main" href="${view.path}?lang=${view.language}">${t('again')}</a>
    <a class="button plain" href="${back}">${t('back')}</a>
  `;
  return messageView(view, t('failedTitle'), t('failed'), html`${summaryOf(t, link)} ${actions}`);
}

export function closedView(view: View, link: SimulatedLink, back: string): Html {
  const t = checkoutTextsOf(view.language);
  const [title, text] = closedTexts(t, link);
  return messageView(view, title, text, html`<a class="button main" href="${back}">${t('back')}</a>`);
}

export function unknownView(view: View): Html {
  const t = checkoutTextsOf(view.language);
  return messageView(view, t('unknownTitle'), t('unknown'));
}

export function badFormView(view: View): Html {
  const t = checkoutTextsOf(view.language);
  const again = html`<a class="button main" href="${view.path}?lang=${view.language}">${t('again')}</a>`;
  return messageView(view, t('failedTitle'), t('badForm'), again);
}

function messageView(view: View, title: string, text: string, more: Html | string = ''): Html {
  return page(view, title, html`<p class="notice" role="status">${text}</p><div class="actions">${more}</div>`);
}

function closedTexts(t: CheckoutTranslate, { status, amount_paid }: SimulatedLink): [string, string] {
  if (status === 'paid') return [t('paidTitle'), t('paid', { amount: formatPaise(amount_paid) })];
  return status === 'cancelled' ? [t('cancelledTitle'), t('cancelled')] : [t('expiredTitle'), t('expired')];
}

function page({ language, path }: View, title: string, content: Html): Html {
  const t = checkoutTextsOf(language);
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
            <p class="badge">${t('badge')}</p>
          </div>
          <div class="body">
            <h1>${title}</h1>
            ${content}
            ${languageLinks(path, t)}
          </div>
        </main>
      </body>
    </html>`;
}

function languageLinks(path: string, t: CheckoutTranslate): Html {
  return html`<nav class="languages" aria-label="${t('languages')}">
    ${languageCodes.map((code) => html`<a href="${path}?lang=${code}" lang="${code}" hreflang="${code}">${nameOf(code)}</a>`)}
  </nav>`;
}

function nameOf(code: Language): string {
  return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
}

function summaryOf(t: CheckoutTranslate, link: SimulatedLink, more: Html | string = ''): Html {
  return html`<dl>
    <div>
      <dt>${t('amount')}</dt>
      <dd class="amount">${formatPaise(link.amount)}</dd>
    </div>
    <div>
      <dt>${t('forWhat')}</dt>
      <dd>${link.description}</dd>
    </div>
    ${more}
  </dl>`;
}

function payByLine(t: CheckoutTranslate, payBy: Date, language: Language): Html {
  const { date, time } = zonedNow(payBy);
  return html`<div>
    <dt>${t('until')}</dt>
    <dd>${describeMoment(date, time, language)}</dd>
  </div>`;
}

function methods(t: CheckoutTranslate): Html {
  return html`<fieldset>
    <legend>${t('method')}</legend>
    ${paymentMethods.map((method) => methodChoice(t, method))}
  </fieldset>`;
}

function methodChoice(t: CheckoutTranslate, method: PaymentMethod): Html {
  const hint = { upi: t('upiHint'), card: t('cardHint'), netbanking: t('netbankingHint') }[method];
  return html`<label class="method">
    <input type="radio" name="method" value="${method}" ${method === 'upi' ? 'checked' : ''} />
    <span>${t(method)}<small class="muted">${hint}</small></span>
  </label>`;
}

function switches(t: CheckoutTranslate): Html {
  const boxes = { duplicate: t('duplicate'), reversed: t('reversed'), badSignature: t('badSignature') };
  return html`<details>
    <summary>${t('switches')}</summary>
    <fieldset>
      <legend class="muted">${t('switchesHint')}</legend>
      ${Object.entries(boxes).map(([name, label]) => checkbox(name, label))}
      <label class="delay">
        <span>${t('delay')}</span>
        <input type="number" name="delay" min="0" max="120" step="1" value="0" inputmode="numeric" />
      </label>
      ${checkbox('silent', t('silent'))}
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
