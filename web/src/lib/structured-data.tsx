import { useRouter } from '@tanstack/react-router';
import { jsonScript } from './json-script.ts';

/** What a page says to search engines (schema.org), under the page's nonce. */
export function StructuredData({ data }: { data: object }) {
  const router = useRouter();
  return (
    <script
      type="application/ld+json"
      nonce={router.options.ssr?.nonce}
      // The browser hides a nonce from the page.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
      dangerouslySetInnerHTML={{ __html: jsonScript(data) }}
    />
  );
}
