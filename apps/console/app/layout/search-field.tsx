import { TextField } from '@mostrador/ui/text-field.tsx'

type SearchFieldProps = {
  readonly label: string
  /** What can be looked for, where the label does not say it. */
  readonly hint?: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** The key of the page that leads here. */
  readonly shortcut?: string | undefined
  readonly className?: string
}

/** Where one types what a list is searched for; the list follows each key. */
export function SearchField({ label, hint = label, value, onChange, shortcut, className }: SearchFieldProps) {
  return (
    <TextField
      label={label}
      labelHidden
      icon="search"
      type="search"
      placeholder={hint}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="off"
      enterKeyHint="search"
      aria-keyshortcuts={shortcut}
      className={className}
    />
  )
}
