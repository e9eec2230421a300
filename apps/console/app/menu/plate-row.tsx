import { availabilityCopy } from '@mostrador/copy/availability'
import { menuEditorCopy } from '@mostrador/copy/menu-editor'
import { positionOf } from '@mostrador/domain/picture/picture-focus'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Link, useSearchParams } from 'react-router'
import { useMoney } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import type { Asking } from './asking.ts'
import type { MenuPlate } from './filter-menu.ts'
import { SoldOutControls, StandingLine } from './sold-out-controls.tsx'

type PlateRowProps = { readonly plate: MenuPlate; readonly ask: Asking }

/** Row of a plate: picture, name, price, and the switch to mark it. */
export function PlateRow({ plate, ask }: PlateRowProps) {
  const { wire } = useMoney()
  const mayEdit = useMayEdit()
  const gone = plate.soldOut ? [] : plate.sizes.filter(({ soldOut }) => soldOut)
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
            {...(plate.image.focus && { style: { objectPosition: positionOf(plate.image.focus) } })}
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
          {mayEdit && <Icon name="edit" size={16} />}
        </span>
        <StandingLine of={plate} />
        {gone.length > 0 && (
          <span className="block text-12 font-medium text-danger">
            {availabilityCopy.without(gone.map(({ name }) => name))}
          </span>
        )}
      </span>
      <SoldOutControls thing={{ ...plate, kind: 'PLATE', name: plate.showName }} ask={ask} />
    </div>
  )
}

/** Whether the user may change plates or prices; menus are of the whole brand. */
export function useMayEdit(): boolean {
  const [edits, prices] = [useMay('menu.edit', 'brand'), useMay('menu.prices', 'brand')]
  return edits || prices
}

/** Name of a plate; for editors its whole row, beside the switch, links to the plate's sheet. */
function PlateName({ plate: { key, menu, showName } }: { readonly plate: MenuPlate }) {
  const mayEdit = useMayEdit()
  const [query] = useSearchParams()
  if (!mayEdit) return showName
  const search = new URLSearchParams({ ...Object.fromEntries(query), menu })
  return (
    <Link
      to={{ pathname: `plates/${key}`, search: search.toString() }}
      aria-label={menuEditorCopy.editPlate(showName)}
      className="outline-none after:absolute after:inset-0 after:rounded-card after:hover:bg-ink/3 focus-visible:after:outline-2 focus-visible:after:outline-ink"
    >
      {showName}
    </Link>
  )
}
