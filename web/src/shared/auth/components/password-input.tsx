import { limits } from '@pahiya/contract/shared/limits';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { Input } from '@/ui/input.tsx';

export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'action'>) {
  const { t } = useTranslation('common');
  const [isShown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={isShown ? 'text' : 'password'}
      required
      maxLength={limits.passwordMaximum}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <IconButton label={t(isShown ? 'password.hide' : 'password.show')} onClick={() => setShown((shown) => !shown)}>
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      }
    />
  );
}
