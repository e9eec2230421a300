import { menuEditorCopy } from '@mostrador/copy/menu-editor'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import {
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react'
import { SearchField } from '../layout/search-field.tsx'
import { SoldOutAsking, useSoldOutAsking } from '../menu/sold-out-asking.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { CategoryPicker } from './category-picker.tsx'
import { NEW, useEditorAddress, useSheets } from './editor-address.ts'
import { EmptyMenu } from './empty-menu.tsx'
import { useEditedMenu } from './menu-context.tsx'
import type { MenuThing } from './menu-document.ts'
import { MovablePlate, PlateCard } from './plate-card.tsx'
import { MOST_DRAWN, PlateList } from './plate-list.tsx'
import { shownPlates } from './plate-rows.ts'
import { useCategoryActions } from './use-thing-actions.ts'

type PlatesSectionProps = {
  readonly menu: MenuThing
  readonly selected: readonly string[]
  readonly onSelect: Dispatch<SetStateAction<readonly string[]>>
  /** The outline stands beside it; else a select above chooses the category. */
  readonly hasOutline: boolean
}

/** Plates of a menu, to search, open, choose, sort, and mark as sold out. */
export function PlatesSection({ menu, selected, onSelect, hasOutline }: PlatesSectionProps) {
  const { category } = useEditorAddress()
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const shown = useMemo(() => shownPlates(menu, { category, text: wanted }), [menu, category, wanted])
  const scroller = useRef<HTMLDivElement>(null)
  const selling = useSoldOutAsking()
  const { open } = useSheets()
  const actionsOf = useCategoryActions()
  const drawCard = useCards({
    selected,
    onSelect,
    selling,
    isMovable: wanted === '' && menu.plates.length <= MOST_DRAWN,
  })
  const count = shown.reduce((sum, { plates }) => sum + plates.length, 0)
  if (menu.plates.length === 0 && menu.categories.length === 0) return <EmptyMenu />
  return (
    <>
      <div className="grid gap-2 px-4 pb-2">
        {!hasOutline && <CategoryPicker menu={menu} />}
        {selected.length > 0 ? (
          <BulkBar selected={selected} shown={shown} onSelect={onSelect} />
        ) : (
          <div className="flex flex-wrap gap-2">
            <div className="min-w-[9rem] flex-1">
              <SearchField label={menuEditorCopy.search} value={text} onChange={setText} />
            </div>
            <Button icon="plus" onClick={() => open('plates', NEW)}>
              {menuEditorCopy.addPlate}
            </Button>
          </div>
        )}
      </div>
      <div
        ref={scroller}
        data-choosing={selected.length > 0 || undefined}
        className="min-h-0 grow overflow-y-auto px-4 pb-6"
      >
        {count === 0 && wanted !== '' ? (
          <NothingFound clear={() => setText('')} />
        ) : (
          <PlateList shown={shown} scroller={scroller} card={drawCard} actionsOf={actionsOf} />
        )}
      </div>
      <SoldOutAsking asking={selling} />
    </>
  )
}

type CardsProps = {
  readonly selected: readonly string[]
  readonly onSelect: Dispatch<SetStateAction<readonly string[]>>
  readonly selling: ReturnType<typeof useSoldOutAsking>
  readonly isMovable: boolean
}

/** Returns the renderer of plate cards; unchanged plates do not render again. */
function useCards({ selected, onSelect, selling, isMovable }: CardsProps) {
  const { menu, pictures } = useEditedMenu()
  const { opened, pathTo, way } = useSheets()
  const chosen = useMemo(() => new Set(selected), [selected])
  const select = useCallback(
    (key: string, isSelected: boolean): void =>
      onSelect((before) => (isSelected ? [...before, key] : before.filter((one) => one !== key))),
    [onSelect],
  )
  const { ask, plateOf } = selling
  return (
    plate: MenuThing['plates'][number],
    room: { readonly columns: number; readonly isNarrow: boolean },
  ) => {
    const card = (
      <PlateCard
        plate={plate}
        picture={plate.image === undefined ? undefined : pictures[plate.image]}
        sold={plateOf(menu.key, plate.key)}
        {...pathTo('plates', plate.key)}
        {...way}
        isOpen={opened?.list === 'plates' && opened.key === plate.key}
        isSelected={chosen.has(plate.key)}
        onSelect={select}
        ask={ask}
        isNarrow={room.isNarrow}
        isMovable={isMovable}
      />
    )
    return isMovable ? (
      <MovablePlate plate={plate} columns={room.columns}>
        {card}
      </MovablePlate>
    ) : (
      card
    )
  }
}

const NothingFound = ({ clear }: { readonly clear: () => void }) => (
  <EmptyState
    picture={<EmptyPicture name="plate" />}
    title={menuEditorCopy.nothingFound}
    action={
      <Button variant="secondary" onClick={clear}>
        {menuEditorCopy.clearSearch}
      </Button>
    }
  >
    {menuEditorCopy.nothingFoundHint}
  </EmptyState>
)
