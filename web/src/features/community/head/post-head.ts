import type { Post } from '@pahiya/contract/community/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import type { I18n } from '@/i18n/i18n.ts';

interface HeadContext {
  i18n: I18n;
  origin: string;
}

const titleLength = 60;
const descriptionLength = 200;

export function postHead({ i18n, origin }: HeadContext, { author, caption, image, createdAt }: Post) {
  const name = i18n.t('community:page.title', { name: author.fullName, brand: brand.name });
  const title = `${name}: ${cut(caption, titleLength)}`;
  const description = cut(caption, descriptionLength);
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'article' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'article:published_time', content: createdAt },
      ...(image
        ? [
            { property: 'og:image', content: absolute(origin, image.url) },
            { property: 'og:image:width', content: String(image.width) },
            { property: 'og:image:height', content: String(image.height) },
            { property: 'og:image:alt', content: i18n.t('community:post.photo', { name: author.fullName }) },
          ]
        : []),
    ],
  };
}

export function postData(origin: string, { id, author, caption, image, createdAt, likes, comments }: Post): object {
  const counter = (type: string, count: number) => ({
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${type}`,
    userInteractionCount: count,
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    '@id': `${origin}/post/${id}`,
    url: `${origin}/post/${id}`,
    headline: cut(caption, titleLength),
    articleBody: caption,
    datePublished: createdAt,
    author: { '@type': 'Person', name: author.fullName, alternateName: `@${author.username}` },
    publisher: { '@id': `${origin}/#organization` },
    ...(image && { image: absolute(origin, image.url) }),
    interactionStatistic: [counter('LikeAction', likes), counter('CommentAction', comments)],
  };
}

function absolute(origin: string, url: string): string {
  return new URL(url, `${origin}/`).href;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function cut(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...graphemes.segment(line)];
  if (letters.length <= length) return line;
  return `${letters
    .slice(0, length - 1)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
