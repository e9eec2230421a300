import { classNames } from '@mostrador/ui/class-names'
import { sizedPicture } from './sized-picture.ts'

const SIZES = {
  small: { box: 'size-9 text-16', pixels: 36 },
  bar: { box: 'size-11 text-18', pixels: 44 },
  regular: { box: 'size-14 text-22', pixels: 56 },
  large: { box: 'size-20 text-28 md:size-24', pixels: 80 },
} as const

export type BranchLogoProps = {
  readonly name: string
  readonly url: string | null
  readonly size?: keyof typeof SIZES
  readonly className?: string
}

/** Round logo, else the initial on the brand colour. Decorative: the name stands beside it. */
export function BranchLogo({ name, url, size = 'regular', className }: BranchLogoProps) {
  const { box, pixels } = SIZES[size]
  const look = classNames('grid shrink-0 place-items-center overflow-clip rounded-full', box, className)
  if (!url) {
    return (
      <span aria-hidden className={classNames(look, 'bg-brand font-bold text-on-brand')}>
        {name.slice(0, 1).toUpperCase()}
      </span>
    )
  }
  return (
    <span aria-hidden className={classNames(look, 'bg-surface')}>
      <img
        src={sizedPicture(url, 160)}
        srcSet={`${sizedPicture(url, 160)} ${160 / pixels}x, ${sizedPicture(url, 320)} ${320 / pixels}x`}
        alt=""
        width={pixels}
        height={pixels}
        className="size-full object-cover"
      />
    </span>
  )
}
