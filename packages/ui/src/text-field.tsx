import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_LOOK, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'size'> &
  FieldTexts & {
    icon?: IconName
    /** Before the value, inside the field: a currency, a country code. */
    prefix?: string
    /** After the value, inside the field: a unit, or a small button. */
    suffix?: ReactNode
  }

/** Text field of one line. `className` places the field; other props go to the input. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, note, hint, error, icon, prefix, suffix, className, ...native } = props
  const generated = useId()
  const id = native.id ?? generated
  return (
    <FieldFrame {...{ id, label, labelHidden, note, hint, error, className }}>
      <div className="relative flex items-center">
        {(icon || prefix) && (
          <span className="pointer-events-none absolute left-3.5 flex items-center gap-1.5 text-muted">
            {icon && <Icon name={icon} />}
            {prefix}
          </span>
        )}
        <input
          type="text"
          {...native}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={classNames(CONTROL_LOOK, 'h-12 px-3.5', leftRoom(icon, prefix), suffix ? 'pr-12' : null)}
        />
        {suffix && <span className="absolute right-2 grid place-items-center text-muted">{suffix}</span>}
      </div>
    </FieldFrame>
  )
}

function leftRoom(icon: IconName | undefined, prefix: string | undefined): string | undefined {
  if (icon && prefix) return 'pl-20'
  if (prefix) return prefix.length > 2 ? 'pl-14' : 'pl-9'
  return icon ? 'pl-11' : undefined
}
