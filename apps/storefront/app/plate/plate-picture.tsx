import type { ImageInfo } from '@mostrador/contract/menu/menu-schema'
import { classNames } from '@mostrador/ui/class-names'

/**
 * Widths offered: 512 is a menu card at two pixels to one, as on most cheap phones. A thumbnail is
 * 320 wide on every screen.
 */
const WIDTHS = [320, 512, 640, 1280]

/** Rounds a share to tenths, as the style sheet has them. */
const tenths = (share: number): number => Math.round(share * 10)

export type PlatePictureProps = {
  readonly image: ImageInfo
  /** Width for the `sizes` attribute; by default a thumbnail's. */
  readonly sizes?: string
  readonly width: number
  readonly height: number
  /** Whether it is in the first view: loaded eagerly. */
  readonly eager?: boolean
  readonly className?: string
}

/** Picture in all widths served; its name stands beside it, so it is decorative. */
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
