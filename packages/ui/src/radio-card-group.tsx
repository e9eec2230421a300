import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

type RadioCardOption<Value extends string> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  icon?: IconName
  /** At the right edge: a price, a fee, a time. */
  trailing?: ReactNode
  disabled?: boolean
}

export type RadioCardGroupProps<Value extends string> = {
  /** Question; with `legendHidden` for screen readers alone. */
  legend: ReactNode
  legendHidden?: boolean
  name: string
  options: readonly RadioCardOption<Value>[]
  /** `null` without a choice. Without `onChange` it is the initial choice of a plain form. */
  value: Value | null
  onChange?: (value: Value) => void
  /** Cards in one column, in two columns, or rows with hairlines. */
  layout?: 'list' | 'grid' | 'rows'
  error?: string
  className?: string
}

/**
 * Group of radio cards, each with room for a second line and a price. Native radios: arrows, forms
 * and screen readers work.
 */
export function RadioCardGroup<Value extends string>(props: RadioCardGroupProps<Value>) {
  const { legend, legendHidden, name, options, value, onChange, layout = 'list', error, className } = props
  const errorId = useId()
  return (
    <fieldset className={classNames('min-w-0', className)} aria-describedby={error ? errorId : undefined}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 w-full text-14 font-medium'}>{legend}</legend>
      <div className={LAYOUTS[layout]}>
        {options.map((option) => (
          <label key={option.value} className={classNames(ROW_LOOK, layout === 'rows' ? '' : CARD_LOOK)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(onChange
                ? { checked: value === option.value, onChange: () => onChange(option.value) }
                : { defaultChecked: value === option.value })}
              className={classNames(RADIO_LOOK, layout !== 'rows' && 'outline-none')}
            />
            {option.icon && <Icon name={option.icon} size={24} className="text-muted" />}
            <span className="min-w-0 grow">
              <span className="block text-16 font-medium wrap-anywhere">{option.label}</span>
              {option.hint && <span className="block text-14 text-muted">{option.hint}</span>}
            </span>
            {option.trailing && <span className="price shrink-0 text-14 text-muted">{option.trailing}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-2 flex gap-1.5 text-14 font-medium text-danger">
          <Icon name="alert" size={16} className="mt-0.5" />
          {error}
        </p>
      )}
    </fieldset>
  )
}

const LAYOUTS = {
  list: 'grid grid-cols-1 gap-2',
  grid: 'grid grid-cols-2 gap-2',
  rows: 'grid grid-cols-1 divide-y divide-line',
} as const

const ROW_LOOK = 'flex min-h-14 items-center gap-3 py-3 has-disabled:opacity-45'

const CARD_LOOK = classNames(
  'rounded-card border border-line bg-surface px-4 transition-[background-color,border-color]',
  'has-checked:border-brand has-checked:bg-brand-soft has-checked:inset-ring has-checked:inset-ring-brand',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
)

const RADIO_LOOK = classNames(
  'grid size-6 shrink-0 appearance-none place-items-center rounded-full border-[1.5px] border-line-strong bg-surface',
  'checked:border-brand checked:bg-brand',
  'before:size-2.5 before:scale-0 before:rounded-full before:bg-on-brand before:transition-[scale] checked:before:scale-100',
)
