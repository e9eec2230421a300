import { cardCopy } from '@mostrador/copy/card'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'

export type ProviderFieldProps = {
  readonly id: string
  readonly label: string
  readonly isLoading: boolean
  readonly isFocused: boolean
  readonly error: string | undefined
  /** The focus came to the element: it belongs into the frame. */
  readonly onFocus: () => void
}

/** Element for a field of the card's provider, in our look; the frame has its own name. */
export function ProviderField({ id, label, isLoading, isFocused, error, onFocus }: ProviderFieldProps) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-14">
        <button
          type="button"
          id={`${id}-label`}
          tabIndex={-1}
          data-wrong={error ? true : undefined}
          onClick={onFocus}
          onFocus={onFocus}
          className="text-left font-medium"
        >
          {label}
        </button>
        <span className="text-muted">{cardCopy.required}</span>
      </div>
      <div className="relative">
        <div
          id={id}
          className={classNames(
            'h-12 rounded-control border bg-surface px-3.5 text-16 text-ink',
            error ? 'border-danger' : 'border-line-strong',
            isFocused && 'outline-2 outline-offset-[-1px] outline-ink',
          )}
        />
        {isLoading && (
          <span className="absolute inset-px grid items-center rounded-control bg-surface px-3.5">
            <Skeleton className="w-2/3" />
          </span>
        )}
      </div>
      <div aria-live="polite" className={classNames(!error && 'sr-only')}>
        {error && (
          <p className="flex gap-1.5 text-14 font-medium text-danger">
            <Icon name="alert" size={16} className="mt-0.5" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
