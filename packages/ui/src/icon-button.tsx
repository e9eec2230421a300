import type { ComponentProps, ReactElement } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'
import { renderElement } from './render-element.ts'

const VARIANTS = {
  plain: 'text-ink hover:bg-sunken',
  outlined: 'border border-line bg-surface text-ink hover:bg-sunken',
  filled: 'bg-brand text-on-brand hover:bg-brand-strong',
  /** Over a picture or a map. */
  floating: 'bg-raised text-ink shadow-float',
} as const

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  label: string
  variant?: keyof typeof VARIANTS
  /** Element instead of a button, as `<Link to="…" />`. */
  render?: ReactElement
}

/** Round button of 44 px with an icon alone. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'plain', render, className, type = 'button', ...rest } = props
  return renderElement(render, 'button', {
    ...rest,
    ...(render ? {} : { type }),
    'aria-label': label,
    className: classNames(
      'inline-grid size-11 shrink-0 place-items-center rounded-full transition-[background-color,scale]',
      'active:scale-95 disabled:pointer-events-none disabled:opacity-45',
      VARIANTS[variant],
      className,
    ),
    children: <Icon name={icon} size={24} />,
  })
}
