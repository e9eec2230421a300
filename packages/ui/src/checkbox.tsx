import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { describedBy } from './field-frame.tsx'
import { Icon } from './icon.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  label: ReactNode
  hint?: ReactNode
  /** At the right edge, as the extra price; part of the accessible name. */
  trailing?: ReactNode
  error?: string
  /** Stands for several boxes, of which only some are ticked. */
  mixed?: boolean
}

/** Checkbox whose whole row is the target. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, trailing, error, mixed = false, className, ...native } = props
  const generated = useId()
  const id = native.id ?? generated
  return (
    <div className={className}>
      <div className="flex min-h-11 items-center gap-3">
        <label className="flex min-w-0 grow items-start gap-3 py-2.5 has-disabled:opacity-45">
          <span className="relative grid size-6 shrink-0 place-items-center">
            <input
              ref={(input) => {
                // `indeterminate` has no attribute.
                if (input) input.indeterminate = mixed
              }}
              {...native}
              id={id}
              type="checkbox"
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(id, { hint, error })}
              className={classNames(
                'peer size-6 appearance-none rounded-[6px] border-[1.5px] border-line-strong bg-surface',
                'transition-[background-color,border-color] checked:border-brand checked:bg-brand aria-invalid:border-danger',
                'indeterminate:border-brand indeterminate:bg-brand',
              )}
            />
            {mixed && <Icon name="minus" className="pointer-events-none absolute text-on-brand" />}
            <Icon
              name="check"
              className="pointer-events-none absolute scale-50 text-on-brand opacity-0 transition-[opacity,scale] peer-checked:scale-100 peer-checked:opacity-100"
            />
          </span>
          <span className="min-w-0 text-16">
            {label}
            {hint && (
              <span id={`${id}-hint`} className="block text-14 text-muted">
                {hint}
              </span>
            )}
          </span>
          {trailing && <span className="price ml-auto shrink-0 text-14 text-muted">{trailing}</span>}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 pb-2.5 pl-9 text-14 font-medium text-danger">
          <Icon name="alert" size={16} className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  )
}
