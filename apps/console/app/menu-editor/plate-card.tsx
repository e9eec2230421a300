import { menuEditorCopy, platesCopy } from '@mostrador/copy/menu-editor'
import type { ImageInfo } from '@mostrador/contract/menu/menu-schema'
import { positionOf } from '@mostrador/domain/picture/picture-focus'
import { classNames } from '@mostrador/ui/class-names'
import { DragHandle, dropLine, useDragItem } from '@mostrador/ui/drag-board.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Asking } from '../menu/asking.ts'
import type { MenuPlate } from '../menu/filter-menu.ts'
import { SoldOutControls, StandingLine } from '../menu/sold-out-controls.tsx'
import { useMoney } from '../workplace/contact-context.ts'
import { shownName, type PlateThing } from './menu-document.ts'

export type PlateCardProps = {
  readonly plate: PlateThing
  readonly picture: ImageInfo | undefined
  /** State at this branch contact; undefined where it does not sell the plate. */
  readonly sold: MenuPlate | undefined
  readonly pathname: string
  readonly search: string
  readonly replace: boolean
  readonly state: unknown
  readonly isOpen: boolean
  readonly isSelected: boolean
  readonly onSelect: (key: string, isSelected: boolean) => void
  readonly ask: Asking
  /** Room for no more than the switch. */
  readonly isNarrow: boolean
  readonly isMovable: boolean
}

/** Plate in the editor: the row opens it, the box chooses it, the switch marks it as sold out. */
export const PlateCard = memo(function PlateCard(props: PlateCardProps) {
  const { plate, picture, sold, pathname, search, isOpen, isSelected, onSelect, ask, isNarrow, isMovable } =
    props
  const { wire } = useMoney()
  const name = shownName(plate)
  const isHidden = plate.visible === false
  return (
    <div
      className={classNames(
        'group relative flex h-full min-h-20 min-w-0 flex-wrap items-center gap-x-3 gap-y-2 rounded-card border py-2 pr-2',
        isMovable ? 'pl-10' : 'pl-3',
        isOpen ? 'border-ink' : 'border-line',
        isSelected ? 'bg-brand-soft' : 'bg-surface',
      )}
    >
      <label
        className={classNames(
          'relative z-2 grid size-14 shrink-0 place-items-center overflow-clip rounded-control bg-sunken text-muted',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        )}
      >
        <span className="sr-only">{platesCopy.select(name)}</span>
        {picture ? (
          <img
            src={`${picture.url}/160.webp`}
            width={56}
            height={56}
            alt=""
            loading="lazy"
            decoding="async"
            className={classNames('size-full object-cover', isHidden && 'opacity-45 grayscale')}
            {...(plate.imageFocus && { style: { objectPosition: positionOf(plate.imageFocus) } })}
          />
        ) : (
          <Icon name="picture" size={24} />
        )}
        <input
          type="checkbox"
          checked={isSelected}
          onChange={({ currentTarget }) => onSelect(plate.key, currentTarget.checked)}
          className={classNames(
            'absolute top-0.5 left-0.5 size-6 accent-brand outline-none transition-opacity pointer-coarse:opacity-100',
            'opacity-0 group-hover:opacity-100 checked:opacity-100 focus-visible:opacity-100 in-data-choosing:opacity-100',
          )}
        />
      </label>
      <span className="min-w-[7rem] flex-1">
        <span className={classNames('block text-16 font-semibold wrap-break-word', isHidden && 'text-muted')}>
          <Link
            to={{ pathname, search }}
            replace={props.replace}
            state={props.state}
            aria-label={menuEditorCopy.editPlate(name)}
            aria-current={isOpen || undefined}
            className="outline-none after:absolute after:inset-0 after:rounded-card after:hover:bg-ink/3 focus-visible:after:outline-2 focus-visible:after:outline-ink"
          >
            {name}
          </Link>
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-14 text-muted">
          <span className="price">{wire(plate.price)}</span>
          {isHidden && (
            <span className="inline-flex items-center gap-1">
              <Icon name="eye-off" size={16} />
              {menuEditorCopy.hidden}
            </span>
          )}
        </span>
        {sold && <StandingLine of={sold} />}
      </span>
      {sold && (
        <span className="relative z-2 ml-auto shrink-0">
          <SoldOutControls
            thing={{ ...sold, kind: 'PLATE', name: sold.showName }}
            ask={ask}
            compact={isNarrow}
          />
        </span>
      )}
    </div>
  )
})

type MovablePlateProps = {
  readonly plate: PlateThing
  readonly columns: number
  readonly children: ReactNode
}

/** Plate that can be dragged to a place, or into another category. */
export function MovablePlate({ plate, columns, children }: MovablePlateProps) {
  const axis = columns > 1 ? 'x' : 'y'
  const { ref, handle, edge, isDragging } = useDragItem(`plate:${plate.key}`, { kind: 'plate', axis })
  return (
    <div
      ref={ref}
      className={classNames('relative h-full min-w-0', isDragging && 'opacity-40', dropLine(edge, axis))}
    >
      {children}
      <DragHandle
        label={menuEditorCopy.handle(shownName(plate))}
        handle={handle}
        className="absolute inset-y-0 left-0 z-2 my-auto"
      />
    </div>
  )
}
