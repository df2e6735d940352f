import { brand } from '@pahiya/contract/shared/brand';
import { businessZone } from '@pahiya/contract/shared/dates';
import { html } from 'hono/html';
import { checkoutPath, type PaymentMethod, paymentMethods, type SimulatedLink } from './simulator-entities.ts';
import { type CheckoutLanguage, type CheckoutTexts, checkoutTexts } from './simulator-texts.ts';

export type Html = ReturnType<typeof html>;

export interface View {
  language: CheckoutLanguage;
  /** This page's own address, without its parameters; none where there is no link. */
  path: string;
}

/** The form, as long as the link can be paid. */
export function checkoutView(
  view: View,
  link: SimulatedLink,
  { attempt, back }: { attempt: string; back: string },
): Html {
  const texts = checkoutTexts[view.language];
  return page(
    view,
    texts.title(brand.name),
    html`
      ${summaryOf(texts, link, view.language)}
      <form method="post" action="${view.path}?lang=${view.language}" autocomplete="off">
        <input type="hidden" name="attempt" value="${attempt}" />
        ${methods(texts)}
        <p class="muted">${texts.noDetails}</p>
        <div class="actions">
          <button class="button main" name="deed" value="pay">${texts.pay(formatPaise(link.amount))}</button>
          <button class="button quiet" name="deed" value="fail">${texts.fail}</button>
          <a class="button plain" href="${back}">${texts.abandon}</a>
        </div>
        ${switches(texts)}
      </form>
    `,
  );
}

export function failedView(view: View, link: SimulatedLink, back: string): Html {
  const texts = checkoutTexts[view.language];
  const actions = html`
    <a class="button main" href="${view.path}?lang=${view.language}">${texts.again}</a>
    <a class="button plain" href="${back}">${texts.back}</a>
  `;
  return messageView(view, texts.failedTitle, texts.failed, html`${summaryOf(texts, link, view.language)} ${actions}`);
}

/** A link that was paid, has expired or was cancelled says so. */
export function closedView(view: View, link: SimulatedLink, back: string): Html {
  const texts = checkoutTexts[view.language];
  const [title, text] = closedTexts(texts, link);
  return messageView(view, title, text, html`<a class="button main" href="${back}">${texts.back}</a>`);
}

export function unknownView(view: View): Html {
  const texts = checkoutTexts[view.language];
  return messageView(view, texts.unknownTitle, texts.unknown);
}

export function badFormView(view: View): Html {
  const texts = checkoutTexts[view.language];
  const again = html`<a class="button main" href="${view.path}?lang=${view.language}">${texts.again}</a>`;
  return messageView(view, texts.failedTitle, texts.badForm, again);
}

function messageView(view: View, title: string, text: string, more: Html | string = ''): Html {
  return page(view, title, html`<p class="notice" role="status">${text}</p><div class="actions">${more}</div>`);
}

function closedTexts(texts: CheckoutTexts, { status, amount_paid }: SimulatedLink): [string, string] {
  if (status === 'paid') return [texts.paidTitle, texts.paid(formatPaise(amount_paid))];
  return status === 'cancelled' ? [texts.cancelledTitle, texts.cancelled] : [texts.expiredTitle, texts.expired];
}

function page({ language, path }: View, title: string, content: Html): Html {
  const texts = checkoutTexts[language];
  const other = language === 'en' ? 'hi' : 'en';
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
              <a href="${path}?lang=${other}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a>
            </div>
            <p class="badge">${texts.badge}</p>
          </div>
          <div class="body">
            <h1>${title}</h1>
            ${content}
          </div>
        </main>
      </body>
    </html>`;
}

function summaryOf(texts: CheckoutTexts, link: SimulatedLink, language: CheckoutLanguage): Html {
  return html`<dl>
    <div>
      <dt>${texts.amount}</dt>
      <dd class="amount">${formatPaise(link.amount)}</dd>
    </div>
    <div>
      <dt>${texts.forWhat}</dt>
      <dd>${link.description}</dd>
    </div>
    <div>
      <dt>${texts.until}</dt>
      <dd>${formatTime(link.expire_by, language)}</dd>
    </div>
  </dl>`;
}

function methods(texts: CheckoutTexts): Html {
  return html`<fieldset>
    <legend>${texts.method}</legend>
    ${paymentMethods.map((method) => methodChoice(texts, method))}
  </fieldset>`;
}

function methodChoice(texts: CheckoutTexts, method: PaymentMethod): Html {
  const hint = { upi: texts.upiHint, card: texts.cardHint, netbanking: texts.netbankingHint }[method];
  return html`<label class="method">
    <input type="radio" name="method" value="${method}" ${method === 'upi' ? 'checked' : ''} />
    <span>${texts[method]}<small class="muted">${hint}</small></span>
  </label>`;
}

function switches(texts: CheckoutTexts): Html {
  const boxes = { duplicate: texts.duplicate, reversed: texts.reversed, badSignature: texts.badSignature };
  return html`<details>
    <summary>${texts.switches}</summary>
    <fieldset>
      <legend class="muted">${texts.switchesHint}</legend>
      ${Object.entries(boxes).map(([name, label]) => checkbox(name, label))}
      <label class="delay">
        <span>${texts.delay}</span>
        <input type="number" name="delay" min="0" max="120" step="1" value="0" inputmode="numeric" />
      </label>
      ${checkbox('silent', texts.silent)}
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

/** Latin digits and lakh grouping in both languages. */
export function formatPaise(paise: number): string {
  return `₹${rupees.format(paise / 100)}`;
}

function formatTime(seconds: number, language: CheckoutLanguage): string {
  const format = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: businessZone,
  });
  return format.format(new Date(seconds * 1_000));
}
