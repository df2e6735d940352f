import { useNavigate } from '@tanstack/react-router';
import { useAddressDialog } from '@/lib/page/use-address-dialog.ts';
import type { ProfileSearch } from './rules/profile-search.ts';

type Dialog = Pick<ProfileSearch, 'list' | 'comments'>;

export function useProfileAddress(search: ProfileSearch) {
  const navigate = useNavigate();
  const address = useAddressDialog(({ search: latest }: { search: Dialog }) => Boolean(latest.list || latest.comments));

  /** Tabs and filters leave no history entry. */
  function change(part: ProfileSearch) {
    return navigate({ to: '.', search: { ...search, ...part }, replace: true, resetScroll: false });
  }

  function open(dialog: Dialog) {
    address.open(() => navigate({ to: '.', search: { ...search, ...dialog }, resetScroll: false }));
  }

  function close() {
    address.close(() => change({ list: undefined, comments: undefined }));
  }

  return { change, open, close };
}
