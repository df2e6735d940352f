import type { Notification } from '@pahiya/contract/notifications/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import type { InfiniteData } from '@tanstack/react-query';

export type NotificationPages = InfiniteData<Page<Notification>, string | undefined>;
