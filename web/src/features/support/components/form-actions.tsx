import { Link } from '@tanstack/react-router';
import { Button } from '@/ui/button.tsx';

interface FormActionsProps {
  cancel: string;
  submit: string;
  isBusy: boolean;
}

export function FormActions({ cancel, submit, isBusy }: FormActionsProps) {
  return (
    <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
      <Button asChild variant="outline" size="large">
        <Link to="/support">{cancel}</Link>
      </Button>
      <Button type="submit" size="large" loading={isBusy}>
        {submit}
      </Button>
    </div>
  );
}
