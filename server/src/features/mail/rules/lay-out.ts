import { brand } from '@pahiya/contract/shared/brand';
import type { Mail } from '../../../platform/mailer.ts';
import type { Language } from '../../../platform/request-language.ts';
import { textsOf } from '../../../platform/texts.ts';
import type { LaidOut, MailContent } from '../types.ts';
import { writeHtml } from './write-html.ts';

interface Reader {
  language: Language;
  origin: string;
}

export function layOut({ subject, name, ...content }: MailContent, { language, origin }: Reader): Omit<Mail, 'to'> {
  const t = textsOf(language);
  const parts: LaidOut = {
    ...content,
    language,
    greeting: name ? t('mail.greetingTo', { name }) : t('mail.greeting'),
    signature: t('mail.signature', { brand: brand.name }),
    help: { label: t('mail.help'), url: `${origin}/support` },
    turnOff: t('mail.turnOff'),
  };
  const { attachments, settingsUrl } = content;
  return {
    subject,
    text: writeText(parts),
    html: writeHtml(parts),
    ...(attachments ? { attachments } : {}),
    ...(settingsUrl ? { unsubscribeUrl: settingsUrl } : {}),
  };
}

function writeText({ greeting, paragraphs, facts = [], button, links = [], notes = [], ...parts }: LaidOut): string {
  const blocks = [
    greeting,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    button ? `${button.label}:\n${button.url}` : '',
    links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    ...notes,
    `${parts.signature}\n${parts.help.label}: ${parts.help.url}`,
    parts.settingsUrl ? `${parts.turnOff}: ${parts.settingsUrl}` : '',
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
