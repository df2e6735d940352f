import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/use-translation.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { mailsOptions } from '../../queries/administration.ts';
import { useSendMailAgain } from '../../use-send-mail-again.ts';
import { DeskPage } from '../desk-page.tsx';
import { DeskTable } from '../desk-table.tsx';
import { Loaded, MoreRows } from '../loaded.tsx';
import { useMailColumns } from './use-mail-columns.tsx';

/** Lists mails that could not be delivered, with the reason and a button to send each again. */
export function MailsScreen() {
  const { t } = useTranslation('administration');
  const query = useInfiniteQuery(mailsOptions());
  const { mutate, variables, isPending } = useSendMailAgain();
  const columns = useMailColumns({
    sending: isPending ? variables.mailId : null,
    onSend: ({ id }) => mutate({ mailId: id }),
  });
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <DeskPage title={t('mails.title')} subtitle={t('mails.subtitle')}>
      <Loaded query={query}>
        {() =>
          rows.length === 0 ? (
            <EmptyState title={t('mails.none')} text={t('mails.noneText')} />
          ) : (
            <DeskTable caption={t('mails.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
      <MoreRows query={query} />
    </DeskPage>
  );
}
