import { classNames } from './class-names.ts'
import { ICON_SHAPES, type IconName } from './icon-shapes.ts'

/** The path of each icon by its name; undefined for what nobody brought. */
const shapes: Record<string, string | undefined> = { ...ICON_SHAPES }

/** Lets more icons be drawn, by their names. */
export const addIcons = (more: Readonly<Record<string, string>>): void => void Object.assign(shapes, more)

export type IconProps = {
  name: IconName
  /** Edge in pixels; 20 stands well beside text of 14 and 16. */
  size?: 16 | 20 | 24 | 32
  /** The shape is filled with the text colour: a star that is given, a plate that is liked. */
  filled?: boolean
  /** Only for an icon that says something alone; beside a text it stays decoration. */
  label?: string
  className?: string
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 20, filled = false, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={size < 20 ? 2.1 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={shapes[name]} />
    </svg>
  )
}
