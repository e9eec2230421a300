import { menuEditorCopy, partsCopy } from '@mostrador/copy/menu-editor'
import { ActionMenu, type Action } from '@mostrador/ui/action-menu.tsx'
import { Button } from '@mostrador/ui/button.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { DragHandle, dropLine, useDragItem } from '@mostrador/ui/drag-board.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useEditorAddress, type MenuSectionName } from './editor-address.ts'
import { shownName, type CategoryThing, type MenuThing } from './menu-document.ts'

export type CategoryOutlineProps = {
  readonly menu: MenuThing
  /** Indicators of the branch; undefined until known. */
  readonly indicators: number | undefined
  readonly actionsOf: (category: CategoryThing) => readonly (Action | false)[]
  readonly onAdd: () => void
  readonly children: ReactNode
}

/** Outline of a menu: its categories in order, and its other lists. */
export function CategoryOutline({ menu, indicators, actionsOf, onAdd, children }: CategoryOutlineProps) {
  const { part, category, searchOf } = useEditorAddress()
  const counts = Map.groupBy(menu.plates, (plate) => plate.category)
  const others: readonly (readonly [MenuSectionName, string, number | undefined])[] = [
    ['groups', partsCopy.groups, menu.garnishGroups?.length ?? 0],
    ['remarkeds', partsCopy.remarkeds, menu.remarkeds?.length ?? 0],
    ['upselleds', partsCopy.upselleds, menu.upselleds?.length ?? 0],
    ['discounts', partsCopy.discounts, menu.discounts?.length ?? 0],
    ['indicators', partsCopy.indicators, indicators],
  ]
  return (
    <nav aria-label={menuEditorCopy.outline} className="grid content-start gap-1 pb-6">
      {children}
      <OutlineLink
        to={searchOf({})}
        name={menuEditorCopy.allPlates}
        count={menu.plates.length}
        isCurrent={part === 'plates' && category === null}
      />
      <h2 className="px-3 pt-3 pb-1 text-12 font-semibold text-muted uppercase">
        {menuEditorCopy.categories}
      </h2>
      <ul className="grid grid-cols-1 gap-0.5">
        {menu.categories.map((one) => (
          <CategoryItem
            key={one.key}
            category={one}
            count={counts.get(one.key)?.length ?? 0}
            to={searchOf({ category: one.key })}
            isCurrent={category === one.key}
            actions={actionsOf(one)}
          />
        ))}
      </ul>
      <Button variant="quiet" size="small" icon="plus" onClick={onAdd}>
        {menuEditorCopy.addCategory}
      </Button>
      <h2 className="px-3 pt-3 pb-1 text-12 font-semibold text-muted uppercase">{menuEditorCopy.others}</h2>
      <ul className="grid grid-cols-1 gap-0.5">
        {others.map(([name, title, count]) => (
          <li key={name}>
            <OutlineLink to={searchOf({ part: name })} name={title} count={count} isCurrent={part === name} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type OutlineLinkProps = {
  readonly to: string
  readonly name: string
  readonly count: number | undefined
  readonly isCurrent: boolean
  readonly isHidden?: boolean
  readonly className?: string
}

function OutlineLink({ to, name, count, isCurrent, isHidden = false, className }: OutlineLinkProps) {
  return (
    <Link
      to={{ search: to }}
      aria-current={isCurrent ? 'true' : undefined}
      className={classNames(
        'flex min-h-11 min-w-0 items-center gap-2 rounded-control px-3 text-16 hover:bg-sunken',
        isCurrent && 'bg-sunken font-semibold',
        className,
      )}
    >
      <span className="min-w-0 grow truncate">{name}</span>
      {isHidden && <Icon name="eye-off" size={16} className="text-muted" />}
      {count !== undefined && (
        <span className="price shrink-0 text-14 text-muted">{menuEditorCopy.count(count)}</span>
      )}
    </Link>
  )
}

type CategoryItemProps = {
  readonly category: CategoryThing
  readonly count: number
  readonly to: string
  readonly isCurrent: boolean
  readonly actions: readonly (Action | false)[]
}

const PLATES = ['plate']

function CategoryItem({ category, count, to, isCurrent, actions }: CategoryItemProps) {
  const { ref, handle, edge, isDragging } = useDragItem(`category:${category.key}`, {
    kind: 'category',
    on: PLATES,
  })
  const name = shownName(category)
  return (
    <li
      ref={ref}
      className={classNames(
        'group relative flex min-w-0 items-center rounded-control',
        isDragging && 'opacity-40',
        dropLine(edge),
      )}
    >
      <DragHandle label={menuEditorCopy.handle(name)} handle={handle} className="-mr-2 -ml-1" />
      <OutlineLink
        to={to}
        name={name}
        count={count}
        isCurrent={isCurrent}
        isHidden={category.visible === false}
        className="grow pr-1 pl-2"
      />
      <ActionMenu label={menuEditorCopy.actionsOf(name)} actions={actions} />
    </li>
  )
}
