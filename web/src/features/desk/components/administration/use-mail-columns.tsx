import type { GivenUpMail } from '@pahiya/contract/desk/administration/schemas';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button.tsx';
import type { DeskColumn } from '../desk-table.tsx';
import { When } from '../when.tsx';

interface Sending {
  /** The id of the mail that is being sent again. */
  sending: string | null;
  onSend: (mail: GivenUpMail) => void;
}

export function useMailColumns({ sending, onSend }: Sending): DeskColumn<GivenUpMail>[] {
  const { t } = useTranslation('administration');
  return [
    { key: 'about', title: t('mails.about'), cell: (mail) => <About mail={mail} /> },
    { key: 'to', title: t('mails.to'), isWide: true, cell: (mail) => <To mail={mail} /> },
    { key: 'why', title: t('mails.why'), isWide: true, cell: (mail) => <Why mail={mail} /> },
    { key: 'tries', title: t('mails.tries'), isWide: true, isFigure: true, cell: ({ attempts }) => attempts },
    { key: 'at', title: t('mails.at'), isWide: true, cell: ({ givenUpAt }) => <When instant={givenUpAt} /> },
    {
      key: 'again',
      title: t('mails.again'),
      cell: (mail) =>
        mail.canSendAgain ? (
          <Button
            variant="outline"
            size="small"
            loading={sending === mail.id}
            disabled={sending !== null}
            onClick={() => onSend(mail)}
          >
            {t('mails.again')}
          </Button>
        ) : (
          <span className="text-text-muted text-xs">{t('mails.cannot')}</span>
        ),
    },
  ];
}

/** On a phone all that the other columns tell stands here. */
function About({ mail }: { mail: GivenUpMail }) {
  const { t } = useTranslation('administration');
  return (
    <>
      <p className="font-medium">{t(`mails.what.${mail.about}`)}</p>
      <div className="flex flex-col gap-0.5 text-sm md:hidden">
        <p className="wrap-anywhere text-text-muted text-xs">
          <To mail={mail} /> · <When instant={mail.givenUpAt} /> · {t('mails.times', { count: mail.attempts })}
        </p>
        <Why mail={mail} />
      </div>
    </>
  );
}

function To({ mail: { address } }: { mail: GivenUpMail }) {
  const { t } = useTranslation('administration');
  return address === null ? t('mails.gone') : <bdi className="wrap-anywhere">{address}</bdi>;
}

/** The mail server answers in English, whatever the language of the page. */
function Why({ mail: { reason, detail } }: { mail: GivenUpMail }) {
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
