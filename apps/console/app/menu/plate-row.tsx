import { consoleCopy } from '@mostrador/copy/console'
import { plateSheetCopy } from '@mostrador/copy/plate-sheet'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Link, useSearchParams } from 'react-router'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import type { MenuPlate } from './filter-plates.ts'
import { useTurn } from './menu-query.ts'

/** A plate as the shop knows it: picture, name, price, and whether there is any left. */
export function PlateRow({ plate }: { readonly plate: MenuPlate }) {
  const { wire } = useMoney()
  const { role } = useWorkplace().contact
  const turn = useTurn(plate)
  return (
    <div className="relative flex h-full min-h-22 flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3">
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
          <PlateName plate={plate} />
        </span>
        <span className="flex items-center gap-2 text-14 text-muted">
          <span className="price">{wire(plate.price)}</span>
          {role !== 'cashier' && <Icon name="edit" size={16} />}
        </span>
      </span>
      <SoldOutSwitch
        label={consoleCopy.availability(plate.showName)}
        soldOut={plate.soldOut}
        onChange={turn}
      />
    </div>
  )
}

/** The name; for those who run the branch its whole row, beside the switch, opens the plate. */
function PlateName({ plate: { id, showName } }: { readonly plate: MenuPlate }) {
  const { contact } = useWorkplace()
  const [query] = useSearchParams()
  if (contact.role === 'cashier') return showName
  return (
    <Link
      to={{ pathname: id, search: query.toString() }}
      aria-label={plateSheetCopy.edit(showName)}
      className="outline-none after:absolute after:inset-0 after:rounded-card after:hover:bg-ink/3 focus-visible:after:outline-2 focus-visible:after:outline-ink"
    >
      {showName}
    </Link>
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
      className="relative ml-auto grid min-h-14 min-w-22 shrink-0 place-items-center content-center gap-1 rounded-control hover:bg-sunken"
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
