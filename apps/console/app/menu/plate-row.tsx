import { consoleCopy } from '@mostrador/copy/console'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useMoney } from '../workplace/contact-context.ts'
import type { MenuPlate } from './filter-plates.ts'
import { useTurn } from './menu-query.ts'
import { SoldOutSwitch } from './sold-out-switch.tsx'

/** A plate as the shop knows it: picture, name, price, and whether there is any left. */
export function PlateRow({ plate }: { readonly plate: MenuPlate }) {
  const { wire } = useMoney()
  const turn = useTurn(plate)
  return (
    <div className="flex h-full min-h-22 items-center gap-3 rounded-card border border-line bg-surface p-3">
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
      <span className="min-w-0 grow">
        <span className={classNames('line-clamp-2 text-16 font-semibold', plate.soldOut && 'text-muted')}>
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
