import { surveyCopy } from '@mostrador/copy/survey'
import { starsOf } from '@mostrador/domain/survey/survey'
import { Star, RATINGS } from './star-row.tsx'

export type StarFieldProps = {
  readonly name: string
  readonly answer: string
  readonly onChoose: (answer: string) => void
}

/** One to five stars as native radios: a thumb, the arrows of a keyboard and a reader all choose them. Source: 001 §2 Survey page. */
export function StarField({ name, answer, onChoose }: StarFieldProps) {
  const stars = starsOf(answer) ?? 0
  return (
    <div className="grid justify-items-center gap-1">
      <div className="flex w-full max-w-80 justify-between">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className="grid size-12 cursor-pointer place-items-center rounded-full transition-[scale] active:scale-90 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === stars}
              onChange={() => onChoose(String(rating))}
              className="sr-only"
            />
            <Star isFull={rating <= stars} className="size-10" />
            <span className="sr-only">{surveyCopy.stars(rating)}</span>
          </label>
        ))}
      </div>
      <p aria-hidden className="min-h-5 text-14 text-muted">
        {surveyCopy.words[stars - 1]}
      </p>
    </div>
  )
}
