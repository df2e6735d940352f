import { jsonScript } from './json-script.ts';

export function StructuredData({ data }: { data: object }) {
  return <DataScript json={jsonScript(data)} />;
}

/**
 * In the browser instead of structured data that only search engines read. Hydration leaves what the server has
 * written, and the page does without the code that computes it.
 */
export function SentStructuredData() {
  return <DataScript json="" />;
}

function DataScript({ json }: { json: string }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
