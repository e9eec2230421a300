import type { ImageInfo } from '@mostrador/contract/menu/menu-schema'
import { classNames } from '@mostrador/ui/class-names'

/**
 * The widths that are offered: 512 is a card of the menu at two pixels to one, as most cheap phones
 * have it. A thumbnail is 320 wide on every screen, which is enough for all of them.
 */
const WIDTHS = [320, 512, 640, 1280]

/** A share as the style sheet knows it. */
const tenths = (share: number): number => Math.round(share * 10)

export type PlatePictureProps = {
  readonly image: ImageInfo
  /** Width for the `sizes` attribute; by default a thumbnail's. */
  readonly sizes?: string
  readonly width: number
  readonly height: number
  /** True for what is seen without scrolling: fetched at once, before the rest. */
  readonly eager?: boolean
  readonly className?: string
}

/**
 * A picture in as many widths as it is served; its name stands beside it, so it says nothing of its
 * own.
 */
export function PlatePicture({ image, sizes, width, height, eager = false, className }: PlatePictureProps) {
  const { focus } = image
  const picture = (
    <img
      src={`${image.url}/320.webp`}
      {...(sizes && { sizes, srcSet: WIDTHS.map((one) => `${image.url}/${one}.webp ${one}w`).join(', ') })}
      width={width}
      height={height}
      alt=""
      data-x={focus && tenths(focus.x)}
      data-y={focus && tenths(focus.y)}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      className={classNames('bg-sunken object-cover', eager ? className : 'size-full')}
    />
  )
  return eager ? (
    picture
  ) : (
    <span className={classNames('later-picture block overflow-clip bg-sunken', className)}>{picture}</span>
  )
}
