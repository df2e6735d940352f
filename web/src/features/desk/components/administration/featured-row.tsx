import type { Workplace } from '@pahiya/contract/desk/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import type { DOMAttributes, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Badge } from '@/ui/badge.tsx';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';

interface FeaturedRowProps {
  garage: Workplace;
  place: number;
  count: number;
  isDragged: boolean;
  handleProps: DOMAttributes<HTMLElement>;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function FeaturedRow({ garage, place, count, isDragged, handleProps, onMove, onRemove }: FeaturedRowProps) {
  const { t } = useTranslation('administration');
  const { name, location } = garage;

  function step({ currentTarget }: MouseEvent<HTMLElement>, to: number) {
    if (to < 0 || to >= count) return;
    flushSync(() => onMove(to));
    // An element that moves in the document loses the focus, so it is focused again.
    currentTarget.focus();
    currentTarget.closest('li')?.scrollIntoView({ block: 'nearest' });
  }

  /** Moves the focus to a button of the neighbouring row before this row is gone. */
  function remove({ currentTarget }: MouseEvent<HTMLElement>) {
    const row = currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    flushSync(onRemove);
    [...(neighbour?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }

  return (
    <li
      className={cn(
        'flex items-center gap-1 rounded-card border border-border bg-surface py-1.5 ps-1 pe-2',
        isDragged && 'border-focus shadow-raised',
      )}
    >
      <span
        {...handleProps}
        title={t('featured.drag')}
        className="flex size-11 shrink-0 cursor-grab touch-none items-center justify-center text-text-muted active:cursor-grabbing"
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </span>
      <span className="w-6 shrink-0 text-end font-semibold text-text-muted tabular-nums">{place + 1}</span>
      <span className="min-w-0 flex-1 ps-2">
        <span className="wrap-anywhere block font-medium leading-snug">{name}</span>
        <span className="wrap-anywhere block text-sm text-text-muted">{location}</span>
        {place >= limits.featuredGarages && <Badge className="mt-1">{t('featured.outside')}</Badge>}
      </span>
      <span className="flex max-sm:flex-col">
        <IconButton
          label={t('featured.up', { name })}
          aria-disabled={place === 0}
          className="aria-disabled:opacity-40 max-sm:h-9"
          onClick={(event) => step(event, place - 1)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('featured.down', { name })}
          aria-disabled={place === count - 1}
          className="aria-disabled:opacity-40 max-sm:h-9"
          onClick={(event) => step(event, place + 1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
      </span>
      <IconButton label={t('featured.remove', { name })} onClick={remove}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
