import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '@/features/desk/components/administration/import-screen.tsx';
import { bringTexts } from '@/i18n/add-texts.ts';

export const Route = createFileRoute('/_guarded/desk/import')({
  loader: ({ context: { i18n } }) => bringTexts(i18n, ['administration']),
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('desk:place.import')} · ${brand.name}` }] }),
  component: ImportScreen,
});
