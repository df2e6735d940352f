import { limits } from '@pahiya/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/use-translation.ts';
import { featuredOptions } from '../../queries/administration.ts';
import { DeskPage } from '../desk-page.tsx';
import { Loaded } from '../loaded.tsx';
import { FeaturedEditor } from './featured-editor.tsx';

export function FeaturedScreen() {
  const { t } = useTranslation('administration');
  const query = useQuery(featuredOptions());
  return (
    <DeskPage title={t('featured.title')} subtitle={t('featured.subtitle', { count: limits.featuredGarages })}>
      <Loaded query={query}>{(saved) => <FeaturedEditor saved={saved} />}</Loaded>
    </DeskPage>
  );
}
