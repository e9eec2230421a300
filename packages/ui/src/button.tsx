import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'
import { renderElement } from './render-element.ts'
import { Spinner } from './spinner.tsx'

const VARIANTS = {
  /** Next action; once per view. */
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  /** Alternative, edged in the tenant's button colour. */
  secondary: 'border-[1.5px] border-accent bg-surface text-ink hover:bg-accent-soft',
  /** Secondary: cancel, back, details. */
  quiet: 'text-ink hover:bg-sunken',
  /** Secondary, towards an irreversible action. */
  quietDanger: 'text-danger hover:bg-sunken',
  /** Irreversible. */
  danger: 'bg-danger-fill text-on-danger-fill hover:opacity-90',
} as const

const SIZES = {
  small: 'hit-44 min-h-9 gap-1.5 px-3.5 text-14',
  regular: 'min-h-12 gap-2 px-4 py-1.5 text-16',
  large: 'min-h-14 gap-2 px-6 py-1.5 text-18',
} as const

export type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
  /** Fills its container. */
  wide?: boolean
  icon?: IconName
  /** At the edges of a wide button: a count and a total. */
  leading?: ReactNode
  trailing?: ReactNode
  /** While busy, presses are ignored and the focus stays. */
  busy?: boolean
  busyLabel?: string
  /** Element instead of a button, as `<Link to="…" />`. */
  render?: ReactElement
}

/** Button, or with `render` a link that looks like one. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'regular', wide = false, busy = false, render, ...others } = props
  const {
    icon,
    leading,
    trailing,
    busyLabel,
    className,
    children,
    onClick,
    type = 'button',
    ...native
  } = others
  return renderElement(render, 'button', {
    ...native,
    ...(render ? {} : { type }),
    className: classNames(LOOK, VARIANTS[variant], SIZES[size], wide ? 'w-full' : 'w-fit', className),
    'aria-busy': busy || undefined,
    'aria-disabled': busy || native['aria-disabled'],
    onClick: busy ? ignorePress : onClick,
    children: <ButtonContent {...{ icon, leading, trailing, busy, busyLabel, children }} />,
  })
}

type ButtonContentProps = Pick<
  ButtonProps,
  'icon' | 'leading' | 'trailing' | 'busy' | 'busyLabel' | 'children'
>

function ButtonContent({ icon, leading, trailing, busy, busyLabel, children }: ButtonContentProps) {
  const mark = leading ?? (icon && <Icon name={icon} />)
  return (
    <>
      {busy ? <Spinner /> : mark}
      <span
        className={classNames('min-w-0 text-center', trailing ? 'grow' : null)}
        aria-live={busyLabel ? 'polite' : undefined}
      >
        {busy && busyLabel ? busyLabel : children}
      </span>
      {trailing && <span className="price shrink-0">{trailing}</span>}
    </>
  )
}

const LOOK = classNames(
  'inline-flex items-center justify-center rounded-control font-semibold select-none',
  'transition-[background-color,opacity,scale] active:scale-[0.98]',
  'disabled:pointer-events-none disabled:opacity-45 aria-busy:cursor-progress aria-busy:active:scale-100',
)

function ignorePress(event: MouseEvent): void {
  event.preventDefault()
}
