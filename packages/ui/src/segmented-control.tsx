import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'
import { GROOVE, SEGMENT } from './segment-looks.ts'

type Segment<Value extends string> = {
  value: Value
  label: string
  icon?: IconName
  disabled?: boolean
}

export type SegmentedControlProps<Value extends string> = {
  /** Question, for screen readers. */
  legend: string
  name: string
  options: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** Two to four short answers side by side: now or later, delivery or take away. Native radios. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, name, options, value, onChange, className } = props
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className="sr-only">{legend}</legend>
      <div className={GROOVE}>
        {options.map((option) => (
          <label key={option.value} className={classNames(SEGMENT, LABEL)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full appearance-none rounded-[10px]"
            />
            {option.icon && <Icon name={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const LABEL = classNames(
  'text-muted hover:text-ink has-disabled:opacity-45',
  'has-checked:bg-raised has-checked:text-ink has-checked:inset-ring has-checked:inset-ring-line',
)
