import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { ExportScreen } from '@/features/desk/components/administration/export-screen.tsx';
import { bringTexts } from '@/i18n/add-texts.ts';

export const Route = createFileRoute('/_guarded/desk/export')({
  loader: ({ context: { i18n } }) => bringTexts(i18n, ['administration']),
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('desk:place.export')} · ${brand.name}` }] }),
  component: ExportScreen,
});
