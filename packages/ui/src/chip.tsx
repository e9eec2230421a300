import type { ComponentProps, ReactElement } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'
import { renderElement } from './render-element.ts'

export type ChipProps = ComponentProps<'button'> & {
  selected?: boolean
  icon?: IconName
  /** Element instead of a button; a selected link is the current one. */
  render?: ReactElement
}

/** Pill to press: a filter, a category of the slider, a time. */
export function Chip({
  selected = false,
  icon,
  render,
  className,
  children,
  type = 'button',
  ...rest
}: ChipProps) {
  return renderElement(render, 'button', {
    ...rest,
    ...(render ? { 'aria-current': selected || undefined } : { type, 'aria-pressed': selected }),
    className: classNames(
      'hit-44 inline-flex h-9 shrink-0 snap-start items-center gap-1.5 rounded-full border px-4 text-14 font-medium whitespace-nowrap',
      'transition-[background-color,color,scale] active:scale-[0.97] disabled:opacity-45',
      selected ? 'border-ink bg-ink text-canvas' : 'border-line bg-surface text-ink hover:bg-sunken',
      className,
    ),
    children: (
      <>
        {icon && <Icon name={icon} size={16} />}
        {children}
      </>
    ),
  })
}
