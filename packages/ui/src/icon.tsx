import { classNames } from './class-names.ts'
import { ICON_SHAPES, type IconName } from './icon-shapes.ts'

/** Path of each icon by name; undefined for one that was not added. */
const shapes: Record<string, string | undefined> = { ...ICON_SHAPES }

/** Adds icons by their names. */
export const addIcons = (more: Readonly<Record<string, string>>): void => void Object.assign(shapes, more)

export type IconProps = {
  name: IconName
  /** Edge in pixels; 20 beside text of 14 and 16. */
  size?: 16 | 20 | 24 | 32
  /** Fills the shape with the text colour: a given star, a liked plate. */
  filled?: boolean
  /** Accessible name of an icon without text; beside a text it is decorative. */
  label?: string
  className?: string
}

/** Line icon in the colour of the text around it. */
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
