import { createFileRoute } from '@tanstack/react-router';
import { NoTicketOpen } from '@/features/desk/components/inbox/ticket-pane.tsx';

export const Route = createFileRoute('/_guarded/desk/tickets/')({ component: NoTicketOpen });
