import { consoleCopy } from '@mostrador/copy/console'
import { classNames } from '@mostrador/ui/class-names'

/**
 * On while there is any: the state stands in words under it, because a colour alone says nothing in
 * a hurry.
 */
export function SoldOutSwitch(props: {
  label: string
  soldOut: boolean
  onChange: (soldOut: boolean) => void
}) {
  const { label, soldOut, onChange } = props
  return (
    <button
      type="button"
      role="switch"
      aria-checked={!soldOut}
      aria-label={label}
      onClick={() => onChange(!soldOut)}
      className="grid min-h-14 w-22 shrink-0 place-items-center content-center gap-1 rounded-control hover:bg-sunken"
    >
      <span
        className={classNames(
          'flex h-7 w-12 items-center rounded-full p-0.5 transition-[background-color]',
          soldOut ? 'bg-line-strong' : 'bg-positive',
        )}
      >
        <span
          className={classNames(
            'size-6 rounded-full bg-raised transition-[translate]',
            !soldOut && 'translate-x-5',
          )}
        />
      </span>
      <span className={classNames('text-12 font-semibold', soldOut ? 'text-danger' : 'text-muted')}>
        {soldOut ? consoleCopy.soldOut : consoleCopy.available}
      </span>
    </button>
  )
}
