import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useSession } from '@/lib/session/use-session.ts';
import { Card } from '@/ui/card.tsx';
import { cn } from '@/ui/cn.ts';
import type { CardGarage } from '../rules/lists.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { GarageFacts } from './garage-facts.tsx';
import { DemoMark, PickupBadge, PromoBanner } from './garage-offers.tsx';
import { GaragePicture } from './garage-picture.tsx';

interface GarageCardProps {
  garage: CardGarage;
  /** `row` puts the picture beside the text on a phone, for vertical lists. */
  layout?: 'tall' | 'row';
  priority?: ComponentProps<typeof GaragePicture>['priority'];
  /** Set where the services with their prices are shown below the card. */
  withoutServices?: boolean;
  /** Part of a larger card: no frame, and only as high as its content. */
  flat?: boolean;
}

/**
 * The name's link covers the whole card, so that a screen reader announces one short link. The heart is above the link.
 */
export function GarageCard(props: GarageCardProps) {
  const { garage, layout = 'tall', priority, withoutServices, flat } = props;
  const isRow = layout === 'row';
  return (
    <Card
      interactive={!flat}
      flat={flat}
      className={cn(
        'group relative flex min-w-0 overflow-hidden',
        isRow ? 'sm:flex-col' : 'flex-col',
        !flat && 'h-full',
      )}
    >
      <div
        className={cn(
          'relative shrink-0 overflow-hidden bg-info-soft',
          isRow ? 'w-32 sm:aspect-16/10 sm:w-full' : 'aspect-16/10 w-full',
        )}
      >
        <GaragePicture
          url={garage.imageUrl}
          priority={priority}
          className={cn(
            'transition-transform duration-300 group-hover:scale-[1.03]',
            isRow && 'absolute inset-0 sm:static',
          )}
        />
        <PromoBanner garage={garage} isSmall={isRow} />
      </div>
      <div className={cn('flex min-w-0 flex-1 flex-col gap-1.5 p-3.5', !isRow && 'sm:p-4')}>
        <h3 className={cn('line-clamp-2 text-heading text-pretty', isRow && 'pe-9 sm:pe-0')}>
          <Link
            {...useCardTarget(garage.id, flat)}
            className="rounded-sm after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:-outline-offset-3"
          >
            {garage.name}
          </Link>
        </h3>
        <GarageFacts garage={garage} withoutServices={withoutServices} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pt-0.5">
          {garage.picksUp ? <PickupBadge /> : <span />}
          {garage.isDemonstration && <DemoMark />}
        </div>
      </div>
      <FavouriteButton
        garage={garage}
        className={cn(
          'absolute z-10',
          isRow ? 'end-1 top-1 max-sm:bg-transparent max-sm:shadow-none sm:end-3 sm:top-3' : 'end-3 top-3',
        )}
      />
    </Card>
  );
}

/**
 * The garage's page, to which a button for booking is added where the card is part of a larger one. Alone, a customer's
 * card opens the booking form at once (product, section 3.3).
 */
function useCardTarget(garageId: string, isPart: boolean | undefined) {
  const isCustomer = useSession().status === 'signed-in';
  const to = isCustomer && !isPart ? '/book/$garageId' : '/garage/$garageId';
  return { to, params: { garageId } } as const;
}
