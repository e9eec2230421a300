import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

/** Texts of every field, beside its native attributes. */
export type FieldTexts = {
  label: string
  /** Shows the label to screen readers alone, as of a search box with an icon. */
  labelHidden?: boolean
  /** Word at the right of the label, as "Opcional". */
  note?: string
  /** Under the control, also beside an error. */
  hint?: ReactNode
  /** Error of the value; marks the control as invalid. */
  error?: string
}

export type FieldFrameProps = FieldTexts & {
  id: string
  /** Under the control at the right: a counter. */
  aside?: ReactNode
  children: ReactNode
  className?: string
}

/** Classes of a text control: 16 px, or phones zoom in. */
export const CONTROL_LOOK = classNames(
  'block w-full min-w-0 rounded-control border border-line-strong bg-surface text-16 text-ink',
  'transition-[border-color] outline-offset-[-1px] focus:outline-2 focus:outline-ink',
  'disabled:border-line disabled:bg-sunken disabled:text-muted',
  'aria-invalid:border-danger aria-invalid:outline-danger',
)

/** Frame of a field. The control refers to hint and error by `describedBy`. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, labelHidden, note, hint, error, aside, children, className } = props
  return (
    <div className={classNames('grid min-w-0 grid-cols-1 content-start gap-1.5', className)}>
      <div
        className={labelHidden ? 'sr-only' : 'flex flex-wrap items-baseline justify-between gap-x-3 text-14'}
      >
        <label htmlFor={id} className="min-w-0 font-medium wrap-anywhere">
          {label}
        </label>
        {note && <span className="text-muted">{note}</span>}
      </div>
      {children}
      {(hint || error || aside) && (
        <div className="flex items-start justify-between gap-3 text-14 text-muted">
          <div className="grid min-w-0 gap-1 wrap-anywhere">
            {error && (
              <p id={`${id}-error`} className="flex gap-1.5 font-medium text-danger">
                <Icon name="alert" size={16} className="mt-0.5" />
                {error}
              </p>
            )}
            {hint && <p id={`${id}-hint`}>{hint}</p>}
          </div>
          {aside}
        </div>
      )}
    </div>
  )
}

/** Returns `aria-describedby` for the control of a frame: its error first, then its hint. */
export function describedBy(id: string, texts: Pick<FieldTexts, 'hint' | 'error'>): string | undefined {
  return classNames(texts.error && `${id}-error`, texts.hint ? `${id}-hint` : null) || undefined
}
