import { Field } from '@/ui/field.tsx';
import { Select } from '@/ui/select.tsx';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** Hides the label where the `all` text is clear enough. */
  hideLabel?: boolean;
  /** Text of the option that does not filter. */
  all: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
}

/** A filter of a list. Its value is kept in the address. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, hideLabel, all, value, options, onChange } = props;
  return (
    <Field label={label} hideLabel={hideLabel} className="min-w-40 max-w-64 max-sm:max-w-none max-sm:flex-1">
      <Select
        value={value ?? ''}
        onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
