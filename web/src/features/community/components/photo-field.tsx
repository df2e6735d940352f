import { limits } from '@pahiya/contract/shared/limits';
import { Camera, Check, ImagePlus, RotateCcw, X } from 'lucide-react';
import { type ChangeEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { isPhoneApp, native } from '@/lib/phone/phone-app.ts';
import { logQuietly } from '@/lib/quiet-log.ts';
import { Button, buttonStyles } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { FieldError } from '@/ui/field.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import type { Photo, usePhoto } from '../use-photo.ts';

const kinds = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
const megabytes = limits.pictureBytes / 1024 / 1024;

type PhotoFieldProps = Pick<ReturnType<typeof usePhoto>, 'photo' | 'choose' | 'remove' | 'sendAgain'>;

export function PhotoField({ photo, choose, remove, sendAgain }: PhotoFieldProps) {
  const { t } = useTranslation('community');
  const isRefused = Boolean(photo?.problem) && photo?.problem !== 'failed';
  if (photo && !isRefused) return <Preview photo={photo} remove={remove} sendAgain={sendAgain} />;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-3">
        <Chooser label={t('create.addPhoto')} icon={<ImagePlus aria-hidden="true" />} onFile={choose} />
        {/* Only handheld devices are offered the camera. */}
        <Chooser
          label={t('create.takePhoto')}
          icon={<Camera aria-hidden="true" />}
          onFile={choose}
          fromCamera
          className="hidden pointer-coarse:inline-flex"
        />
      </div>
      {photo?.problem ? (
        <Problem problem={photo.problem} />
      ) : (
        <p className="text-sm text-text-muted">{t('create.photoHint', { megabytes })}</p>
      )}
    </div>
  );
}

function Problem({ problem }: { problem: NonNullable<Photo['problem']> }) {
  const { t } = useTranslation('community');
  return (
    <div role="alert">
      <FieldError id="photo-problem">{t(`photoError.${problem}`, { megabytes })}</FieldError>
    </div>
  );
}

interface ChooserProps {
  label: string;
  icon: ReactNode;
  onFile: (file: File) => void;
  fromCamera?: boolean;
  className?: string;
}

function Chooser({ label, icon, onFile, fromCamera, className }: ChooserProps) {
  const id = useId();
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Lets the same file be chosen again after it was removed.
    target.value = '';
    if (file) onFile(file);
  }
  /** The app uses the phone's own camera and gallery, which ask for permission themselves. */
  function chooseOnPhone(event: MouseEvent) {
    event.preventDefault();
    void native()
      .then((phone) => (fromCamera ? phone.takePhoto() : phone.choosePhoto()))
      .then((file) => file && onFile(file))
      .catch((error: unknown) => logQuietly('No photo came', error));
  }
  return (
    <label
      htmlFor={id}
      className={cn(
        buttonStyles({ variant: 'outline' }),
        'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        className,
      )}
    >
      <input
        id={id}
        type="file"
        accept={fromCamera ? 'image/*' : kinds}
        capture={fromCamera ? 'environment' : undefined}
        onChange={choose}
        onClick={isPhoneApp ? chooseOnPhone : undefined}
        className="sr-only"
      />
      {icon}
      {label}
    </label>
  );
}

function Preview({ photo, remove, sendAgain }: { photo: Photo } & Pick<PhotoFieldProps, 'remove' | 'sendAgain'>) {
  const { t } = useTranslation('community');
  return (
    <div className="flex flex-col gap-2">
      <div className="relative overflow-hidden rounded-card bg-surface-sunken">
        <img src={photo.previewUrl} alt={t('create.preview')} className="mx-auto max-h-72 w-full object-contain" />
        <IconButton
          variant="floating"
          label={t('create.removePhoto')}
          onClick={remove}
          className="absolute end-2 top-2"
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <Progress photo={photo} />
      {photo.problem && <Problem problem={photo.problem} />}
      {photo.problem === 'failed' && (
        <Button variant="outline" size="small" className="self-start" onClick={sendAgain}>
          <RotateCcw aria-hidden="true" />
          {t('photoError.retry')}
        </Button>
      )}
    </div>
  );
}

function Progress({ photo: { sent, uploaded, problem } }: { photo: Photo }) {
  const { t } = useTranslation('community');
  if (problem) return null;
  if (uploaded) {
    return (
      <p role="status" className="flex items-center gap-1.5 font-medium text-sm text-success">
        <Check aria-hidden="true" className="size-4" />
        {t('create.uploaded')}
      </p>
    );
  }
  const percent = Math.round(sent * 100);
  const text = sent < 1 ? t('create.uploading', { percent }) : t('create.processing');
  return (
    <div className="flex flex-col gap-1.5 text-sm text-text-muted">
      <progress
        value={percent}
        max={100}
        aria-label={text}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
      />
      {text}
    </div>
  );
}
