import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

export type QuantityStepperProps = {
  value: number
  onChange: (value: number) => void
  /** Smallest and largest number; at 0 the minus of 1 becomes a bin when `removeLabel` is given. */
  min?: number
  max?: number
  /** Name of the counted thing, as the plate's. */
  label: string
  decreaseLabel: string
  increaseLabel: string
  removeLabel?: string
  disabled?: boolean
  className?: string
}

/**
 * Stepper: minus, number, plus, each with a target of 44 px. At a limit a button is
 * `aria-disabled` but keeps the focus, so that a keyboard does not lose its place.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value,
    onChange,
    min = 0,
    max = Number.POSITIVE_INFINITY,
    label,
    disabled = false,
    className,
  } = props
  const removal = value === 1 && min === 0 ? props.removeLabel : undefined
  return (
    <fieldset
      aria-label={label}
      className={classNames('inline-flex items-center rounded-full border border-line bg-surface', className)}
    >
      <StepButton
        icon={removal ? 'trash' : 'minus'}
        label={removal ?? props.decreaseLabel}
        blocked={disabled || value <= min}
        onPress={() => onChange(value - 1)}
      />
      <output aria-live="polite" className="price min-w-7 text-center text-16 font-semibold">
        {value}
      </output>
      <StepButton
        icon="plus"
        label={props.increaseLabel}
        blocked={disabled || value >= max}
        onPress={() => onChange(value + 1)}
      />
    </fieldset>
  )
}

type StepButtonProps = { icon: IconName; label: string; blocked: boolean; onPress: () => void }

function StepButton({ icon, label, blocked, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={blocked || undefined}
      onClick={blocked ? undefined : onPress}
      className={classNames(
        'grid size-11 place-items-center rounded-full transition-[background-color,scale,opacity]',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-35',
        blocked ? '' : 'hover:bg-sunken active:scale-90',
      )}
    >
      <Icon name={icon} />
    </button>
  )
}
