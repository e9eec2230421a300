import { brandingCopy } from '@mostrador/copy/branding'
import { parseColor } from '@mostrador/domain/branding/contrast'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'

export type ColorFieldProps = {
  readonly label: string
  /** As it was typed; '' is the default. */
  readonly value: string
  /** What is used while nothing is chosen. */
  readonly fallback: string
  readonly isWrong: boolean
  readonly onChange: (value: string) => void
}

/** A colour, from the platform's own picker or by its number. */
export function ColorField({ label, value, fallback, isWrong, onChange }: ColorFieldProps) {
  return (
    <div className="flex items-start gap-2">
      <input
        type="color"
        aria-label={brandingCopy.colorPicker(label)}
        value={parseColor(value.trim()) ?? fallback}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="mt-[1.6875rem] h-12 w-12 shrink-0 rounded-control border border-line-strong bg-surface p-1"
      />
      <TextField
        label={label}
        {...(value === '' && { note: brandingCopy.colorDefault })}
        {...(isWrong && { error: brandingCopy.colorMalformed })}
        value={value}
        placeholder={fallback}
        maxLength={9}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
        suffix={
          value !== '' && (
            <IconButton icon="close" label={brandingCopy.colorReset(label)} onClick={() => onChange('')} />
          )
        }
        className="grow"
      />
    </div>
  )
}
