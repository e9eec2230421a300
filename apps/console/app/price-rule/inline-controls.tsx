import { classNames } from '@mostrador/ui/class-names'
import type { ComponentProps, ReactNode } from 'react'

/** Word of a sentence that can be changed, as tall as a finger. */
const WORD = classNames(
  'relative inline-flex min-h-11 max-w-full items-center rounded-control border-4 border-transparent bg-brand-soft bg-clip-padding px-2',
  'align-middle leading-7 font-bold text-brand-ink',
)

type InlineSelectProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** Choice within a sentence: a word of its own width, with the platform's select over it. */
export function InlineSelect<Value extends string>(props: InlineSelectProps<Value>) {
  const { label, value, options, onChange } = props
  const shown = options.find((option) => option.value === value)
  const choose = (text: string): void => {
    const chosen = options.find((option) => option.value === text)
    if (chosen) onChange(chosen.value)
  }
  return (
    <span
      className={classNames(
        WORD,
        'hover:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink',
      )}
    >
      <span aria-hidden className="min-w-0 wrap-anywhere">
        {shown?.label}
      </span>
      <select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-raised text-ink">
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}

type InlineInputProps = Omit<ComponentProps<'input'>, 'size' | 'className'> & {
  readonly label: string
  /** Least width, in digits. */
  readonly least: number
}

/** Input within a sentence, as wide as its text. */
export function InlineInput({ label, least, value, ...native }: InlineInputProps) {
  return (
    <input
      {...native}
      type="text"
      aria-label={label}
      value={value}
      style={{ width: `calc(${Math.max(least, String(value).length)}ch + 24px)` }}
      className={classNames(
        'inline-block h-11 max-w-full rounded-control border border-line-strong bg-surface px-2.5 text-center align-middle font-bold text-ink',
        'outline-offset-[-1px] focus:outline-2 focus:outline-ink aria-invalid:border-danger aria-invalid:outline-danger',
      )}
    />
  )
}

/** Word of a sentence that opens something. */
export function InlineButton({ children, ...native }: ComponentProps<'button'> & { children: ReactNode }) {
  return (
    <button {...native} type="button" className={classNames(WORD, 'text-left hover:bg-accent-soft')}>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </button>
  )
}
