import { zodResolver } from '@hookform/resolvers/zod';
import { type DeskService, serviceFields } from '@pahiya/contract/desk/garage/schemas';
import { useForm } from 'react-hook-form';
import { useTranslation } from '@/i18n/use-translation.ts';
import { changedOf } from '../../rules/changed-of.ts';
import { useSaveOffer } from '../../use-save-offer.ts';
import { useServices } from '../../use-services.ts';
import { FormDialog } from '../form-dialog.tsx';
import { ServiceFields, type ServiceInput, type ServiceValues } from './service-fields.tsx';

interface ServiceDialogProps {
  garageId: string;
  /** Null adds a new service. */
  service: DeskService | null;
  onClose: () => void;
}

export function ServiceDialog({ garageId, service, onClose }: ServiceDialogProps) {
  const { t } = useTranslation('workshop');
  const { add, change } = useServices(garageId);
  const form = useForm<ServiceInput, unknown, ServiceValues>({
    resolver: zodResolver(serviceFields),
    defaultValues: service ? fieldsOf(service) : { name: '', description: null, isActive: true },
  });
  const { dirtyFields, isSubmitting } = form.formState;
  const save = useSaveOffer({
    onTaken: () => form.setError('name', { type: 'taken' }, { shouldFocus: true }),
    onSaved: onClose,
  });
  const submit = form.handleSubmit((fields) =>
    save(
      service ? change({ service, to: changedOf(fields, dirtyFields) }) : add(fields),
      t(service ? 'offers.services.changed' : 'offers.services.added', { name: fields.name }),
    ),
  );

  return (
    <FormDialog
      title={t(service ? 'offers.services.change' : 'offers.services.add')}
      action={t('offers.save')}
      isSending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <ServiceFields form={form} service={service} />
    </FormDialog>
  );
}

function fieldsOf({ id: _id, ...fields }: DeskService): ServiceValues {
  return fields;
}
