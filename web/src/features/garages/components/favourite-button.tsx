import { Heart } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { notify } from '@/ui/notify.ts';
import type { CardGarage } from '../rules/lists.ts';
import { useFavourite } from '../use-favourite.ts';

/** Shows nothing. It exists so that only customers load what reads and saves favourites. */
const OwnFavourites = lazyPart(async () => {
  const { useOwnFavourites } = await import('../use-own-favourites.ts');
  return {
    default: function OwnFavourites() {
      useOwnFavourites();
      return null;
    },
  };
});

export function FavouriteButton({ garage, className }: { garage: CardGarage; className?: string }) {
  const { t } = useTranslation('offers');
  const isSignedIn = useSession().status === 'signed-in';
  const { isFavourite, toggle } = useFavourite(garage.id);

  async function press() {
    const outcome = await toggle();
    if (outcome === 'added') notify.success(t('favourite.added'), garage.name);
    if (outcome === 'removed') notify.success(t('favourite.removed'), garage.name);
    if (outcome === 'signed-out') notify.info(t('favourite.signIn'), t('favourite.signInText'));
    if (outcome === 'failed') notify.error(t('favourite.failed'));
  }

  return (
    <>
      <IconButton
        variant="floating"
        label={t('favourite.label', { name: garage.name })}
        aria-pressed={isFavourite}
        onClick={press}
        className={className}
      >
        <Heart
          aria-hidden="true"
          className={cn('transition-transform', isFavourite && 'scale-110 fill-danger text-danger')}
        />
      </IconButton>
      {isSignedIn && (
        <Suspense>
          <OwnFavourites />
        </Suspense>
      )}
    </>
  );
}
