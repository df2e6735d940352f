import type { ComponentProps } from 'react';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';

/** A small button below a message. */
export function Action(props: ComponentProps<typeof IconButton>) {
  return <IconButton {...props} className={cn('[&_svg]:size-4.5', props.className)} />;
}
