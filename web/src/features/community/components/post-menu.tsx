import type { Post } from '@pahiya/contract/community/schemas';
import { Ellipsis } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import type { PostDialog } from '../types.ts';

const PostMenuItems = lazyPart(async () => {
  const { PostMenuItems } = await import('./post-menu-items.tsx');
  return { default: PostMenuItems };
});
const PostDialogs = lazyPart(async () => {
  const { PostDialogs } = await import('./post-dialogs.tsx');
  return { default: PostDialogs };
});

export function PostMenu({ post }: { post: Post }) {
  const [isWanted, setWanted] = useState(false);
  const [dialog, setDialog] = useState<PostDialog | null>(null);
  const button = <MenuButton onClick={isWanted ? undefined : () => setWanted(true)} />;
  return (
    <>
      {isWanted ? (
        <Suspense fallback={<MenuButton />}>
          <PostMenuItems post={post} onDialog={setDialog}>
            {button}
          </PostMenuItems>
        </Suspense>
      ) : (
        button
      )}
      {dialog && (
        <Suspense>
          <PostDialogs post={post} dialog={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  );
}

function MenuButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation('community');
  return (
    <IconButton label={t('post.menu')} aria-haspopup="menu" {...props}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
}
