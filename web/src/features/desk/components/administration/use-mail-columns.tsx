import type { GivenUpMail } from '@pahiya/contract/desk/administration/schemas';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import type { DeskColumn } from '../desk-table.tsx';
import { When } from '../when.tsx';

interface Sending {
  /** The id of the mail that is being sent again. */
  sending: string | null;
  onSend: (mail: GivenUpMail) => void;
}

export function useMailColumns(sending: Sending): DeskColumn<GivenUpMail>[] {
  const { t } = useTranslation('administration');
  return [
    { key: 'about', title: t('mails.about'), cell: (mail) => <SubjectCell mail={mail} {...sending} /> },
    { key: 'to', title: t('mails.to'), isWide: true, cell: (mail) => <To mail={mail} /> },
    { key: 'why', title: t('mails.why'), isWide: true, cell: (mail) => <ReasonCell mail={mail} /> },
    { key: 'tries', title: t('mails.tries'), isWide: true, isFigure: true, cell: ({ attempts }) => attempts },
    { key: 'at', title: t('mails.at'), isWide: true, cell: ({ givenUpAt }) => <When instant={givenUpAt} /> },
    { key: 'again', title: t('mails.again'), isWide: true, cell: (mail) => <Again mail={mail} {...sending} /> },
  ];
}

type MailProps = Sending & { mail: GivenUpMail };

/** Cell of the first column. On a phone it also shows the content of the hidden columns. */
function SubjectCell({ mail, ...sending }: MailProps) {
  const { t } = useTranslation('administration');
  return (
    <>
      <p className="font-medium">{t(`mails.what.${mail.about}`)}</p>
      <div className="mt-1 flex flex-col items-start gap-1 md:hidden">
        <p className="text-text-muted">
          <To mail={mail} />
        </p>
        <ReasonCell mail={mail} />
        <p className="text-text-muted text-xs">
          <When instant={mail.givenUpAt} /> · {t('mails.times', { count: mail.attempts })}
        </p>
        <div className="py-1">
          <Again mail={mail} {...sending} />
        </div>
      </div>
    </>
  );
}

function To({ mail: { address } }: { mail: GivenUpMail }) {
  const { t } = useTranslation('administration');
  return address === null ? t('mails.gone') : <bdi className="wrap-anywhere">{address}</bdi>;
}

/** Mail servers answer in English, whatever the language of the page. */
function ReasonCell({ mail: { reason, detail } }: { mail: GivenUpMail }) {
  const { t } = useTranslation('administration');
  return (
    <div className="max-w-md">
      <p>{t(`mails.failure.${reason}`)}</p>
      {detail && (
        <p lang="en" className="wrap-anywhere text-text-muted text-xs">
          {detail}
        </p>
      )}
    </div>
  );
}

function Again({ mail, sending, onSend }: MailProps) {
  const { t } = useTranslation('administration');
  if (!mail.canSendAgain) return <span className="text-text-muted text-xs">{t('mails.cannot')}</span>;
  return (
    <Button
      variant="outline"
      size="small"
      loading={sending === mail.id}
      disabled={sending !== null}
      onClick={() => onSend(mail)}
      className="whitespace-nowrap"
    >
      {t('mails.again')}
    </Button>
  );
}
