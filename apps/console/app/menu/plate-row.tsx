import { consoleCopy } from '@mostrador/copy/console'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useMoney } from '../workplace/contact-context.ts'
import type { MenuPlate } from './filter-plates.ts'
import { useTurn } from './menu-query.ts'

/** A plate as the shop knows it: picture, name, price, and whether there is any left. */
export function PlateRow({ plate }: { readonly plate: MenuPlate }) {
  const { wire } = useMoney()
  const turn = useTurn(plate)
  return (
    <div className="flex h-full min-h-22 flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3">
      <span className="grid size-16 shrink-0 place-items-center overflow-clip rounded-control bg-sunken text-muted">
        {plate.image ? (
          <img
            src={`${plate.image.url}/160.webp`}
            width={64}
            height={64}
            alt=""
            loading="lazy"
            decoding="async"
            className={classNames('size-full object-cover', plate.soldOut && 'opacity-45 grayscale')}
          />
        ) : (
          <Icon name="bag" size={24} />
        )}
      </span>
      <span className="min-w-[5.5rem] grow basis-0">
        <span
          className={classNames('block text-16 font-semibold wrap-anywhere', plate.soldOut && 'text-muted')}
        >
          {plate.showName}
        </span>
        <span className="price text-14 text-muted">{wire(plate.price)}</span>
      </span>
      <SoldOutSwitch
        label={consoleCopy.availability(plate.showName)}
        soldOut={plate.soldOut}
        onChange={turn}
      />
    </div>
  )
}

/**
 * On while there is any: the state stands in words under it, because a colour alone says nothing in
 * a hurry.
 */
function SoldOutSwitch(props: { label: string; soldOut: boolean; onChange: (soldOut: boolean) => void }) {
  const { label, soldOut, onChange } = props
  return (
    <button
      type="button"
      role="switch"
      aria-checked={!soldOut}
      aria-label={label}
      onClick={() => onChange(!soldOut)}
      className="ml-auto grid min-h-14 min-w-22 shrink-0 place-items-center content-center gap-1 rounded-control hover:bg-sunken"
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
