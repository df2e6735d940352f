import type { RevvyMessage, Welcome } from '@pahiya/contract/revvy/schemas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/use-translation.ts';
import { welcomeOptions } from '../../queries/conversations.ts';
import { type NextQuestion, nextQuestions } from '../../rules/follow-ups.ts';
import type { MessageRowActions } from '../../types.ts';
import { useReplyTexts } from './use-reply-texts.ts';

interface NextQuestionsProps extends Pick<MessageRowActions, 'onAsk'> {
  reply: RevvyMessage;
  /** The question that was just answered is not offered again. */
  asked: string;
}

/** Questions that lead on from an answer, in its language, asked with one tap. */
export function NextQuestions({ reply, asked, onAsk }: NextQuestionsProps) {
  const { t } = useTranslation('revvy');
  const { data } = useQuery(welcomeOptions());
  const reading = useReplyTexts(reply.language);
  if (!reading) return null;
  const textOf = questionText(reading, data?.vehicle ?? null);
  const texts = nextQuestions(reply, data?.suggestions ?? [])
    .map(textOf)
    .filter((text) => text !== asked);
  if (texts.length === 0) return null;
  return (
    <section aria-label={t('next.label')} className="mt-2 max-sm:-ms-11">
      <ul className="flex flex-wrap gap-2">
        {texts.map((text) => (
          <li key={text} className="min-w-0">
            <button
              type="button"
              onClick={() => onAsk(text)}
              className="min-h-11 max-w-full break-words rounded-sheet border border-border bg-surface px-4 py-2 text-start text-sm transition-colors hover:border-border-strong hover:bg-surface-sunken dark:hover:bg-surface-raised"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ReplyTexts = NonNullable<ReturnType<typeof useReplyTexts>>;

function questionText({ t, nameOf }: ReplyTexts, vehicle: Welcome['vehicle']) {
  const name = vehicle ? `${vehicle.make} ${vehicle.model}` : t('welcome.anyVehicle');
  return (question: NextQuestion): string => {
    if ('service' in question) return t(`next.${question.key}`, { service: nameOf(question.service) });
    switch (question.key) {
      case 'move':
      case 'cancel':
      case 'ownPuc':
      case 'ownInsurance':
        return t(`next.${question.key}`);
      default:
        return t(`suggestion.${question.key}`, { vehicle: name });
    }
  };
}
