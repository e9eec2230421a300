import { Keys } from '@mostrador/ui/keys.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useHasKeys } from './use-has-keys.ts'
import { useIsWide } from './use-is-wide.ts'

type SearchFieldProps = {
  readonly label: string
  /** Kinds of things to search for, where the label does not say it. */
  readonly hint?: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly className?: string
}

/** Search field above a list, which follows each key. `/` focuses it. */
export function SearchField({ label, hint = label, value, onChange, className }: SearchFieldProps) {
  const hasKeys = useHasKeys()
  const isWide = useIsWide()
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
      aria-keyshortcuts={hasKeys ? '/' : undefined}
      suffix={hasKeys && isWide && value === '' && <Keys>/</Keys>}
      className={className}
    />
  )
}
