import { useRouter } from '@tanstack/react-router';
import { jsonScript } from './json-script.ts';

/** Structured data of a page (schema.org) as a script with the page's nonce. */
export function StructuredData({ data }: { data: object }) {
  const router = useRouter();
  return (
    <script
      type="application/ld+json"
      nonce={router.options.ssr?.nonce}
      // The browser hides the nonce attribute, so hydration would report a mismatch.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
      dangerouslySetInnerHTML={{ __html: jsonScript(data) }}
    />
  );
}
