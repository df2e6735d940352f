import type { DeskTicket } from '@pahiya/contract/desk/support/schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { ticketStatuses, ticketStatusOf } from '@/shared/support/rules/ticket-kinds.ts';
import { Field } from '@/ui/field.tsx';
import { Select } from '@/ui/select.tsx';
import { agentsOptions } from '../../queries/inbox.ts';
import { ticketPriorities } from '../../rules/inbox-filters.ts';
import { useAssign, useSetTicket } from '../../use-inbox.ts';
import { useSettledChoice } from '../../use-settled-choice.ts';

const nobody = 'nobody';

/** Assigns the ticket to the user, to another agent, or to nobody. */
export function AgentSelect({ ticket, userId }: { ticket: DeskTicket; userId: string }) {
  const { t } = useTranslation('inbox');
  const { data: agents = [] } = useQuery(agentsOptions());
  const assign = useAssign(ticket);
  const { agent } = ticket;
  const isListed = !agent || agents.some(({ id }) => id === agent.id);
  const listed = isListed ? agents : [agent, ...agents];
  return (
    <SmallSelect
      label={t('field.agent')}
      value={agent?.id ?? nobody}
      onChange={(value) => assign(value === nobody ? null : value)}
    >
      <option value={nobody}>{t('agent.nobody')}</option>
      {listed.map(({ id, name }) => (
        <option key={id} value={id}>
          {id === userId ? t('agent.me', { name }) : name}
        </option>
      ))}
    </SmallSelect>
  );
}

export function StatusSelect({ ticket }: { ticket: DeskTicket }) {
  const { t } = useTranslation(['inbox', 'support']);
  const set = useSetTicket(ticket);
  return (
    <SmallSelect
      label={t('field.status')}
      value={ticket.status}
      onChange={(value) => set({ status: ticketStatusOf(value) })}
    >
      {ticketStatuses.map((status) => (
        <option key={status} value={status}>
          {t(`support:status.${status}`)}
        </option>
      ))}
    </SmallSelect>
  );
}

export function PrioritySelect({ ticket }: { ticket: DeskTicket }) {
  const { t } = useTranslation(['inbox', 'support']);
  const set = useSetTicket(ticket);
  return (
    <SmallSelect
      label={t('field.priority')}
      value={ticket.priority}
      onChange={(value) => set({ priority: ticketPriorities.find((priority) => priority === value) })}
    >
      {ticketPriorities.map((priority) => (
        <option key={priority} value={priority}>
          {t(`support:priority.${priority}`)}
        </option>
      ))}
    </SmallSelect>
  );
}

interface SmallSelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function SmallSelect({ label, value, onChange, children }: SmallSelectProps) {
  const choice = useSettledChoice(value, onChange);
  return (
    <Field label={label} hideLabel className="min-w-0">
      <Select title={label} {...choice} className="min-h-11 py-1.5 ps-3 pe-9 text-sm md:min-h-9">
        {children}
      </Select>
    </Field>
  );
}
