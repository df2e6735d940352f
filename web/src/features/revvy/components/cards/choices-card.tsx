import type { Card } from '@pahiya/contract/revvy/schemas';
import { ChevronRight } from 'lucide-react';

interface ChoicesCardProps {
  choices: Extract<Card, { kind: 'choices' }>;
  language: string;
  onAsk: (text: string) => void;
}

export function ChoicesCard({ choices, language, onAsk }: ChoicesCardProps) {
  return (
    <ul lang={language} className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface">
      {choices.questions.map((question, place) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="flex min-h-12 w-full items-center gap-3 px-4 py-2.5 text-start transition-colors hover:bg-surface-sunken dark:hover:bg-surface-raised"
          >
            <span className="min-w-0 flex-1 break-words">
              <span className="block">{question}</span>
              {choices.beginnings?.[place] && (
                <span className="line-clamp-2 text-sm text-text-muted">{choices.beginnings[place]}</span>
              )}
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-text-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
}
