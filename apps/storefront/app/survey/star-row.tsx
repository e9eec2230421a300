import { surveyCopy } from '@mostrador/copy/survey'
import { HIGHEST_RATING } from '@mostrador/domain/survey/survey'
import { classNames } from '@mostrador/ui/class-names'
import { ICON_SHAPES } from '@mostrador/ui/icon-shapes'

/** Ratings, lowest first. Source: 001 §9. */
export const RATINGS: readonly number[] = Array.from({ length: HIGHEST_RATING }, (_, at) => at + 1)

/** Star, full or empty. */
export function Star({ isFull, className }: { readonly isFull: boolean; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      strokeWidth={1.5}
      strokeLinejoin="round"
      className={classNames(
        'stroke-current transition-[fill,scale]',
        isFull ? 'fill-brand text-brand-ink' : 'fill-none text-muted',
        className,
      )}
    >
      <path d={ICON_SHAPES.star} />
    </svg>
  )
}

/** Stars of a given rating, as a picture. */
export function GivenStars({ stars }: { readonly stars: number }) {
  return (
    <p className="flex gap-1">
      {RATINGS.map((rating) => (
        <Star key={rating} isFull={rating <= stars} className="size-8" />
      ))}
      <span className="sr-only">{surveyCopy.given(surveyCopy.stars(stars))}</span>
    </p>
  )
}
