import { plateGridCopy } from '@mostrador/copy/plate-grid'
import { minorOf } from '@mostrador/contract/money/minor-of'
import { formatAmount } from '@mostrador/domain/money/format-amount'
import { decimalsOf } from '@mostrador/domain/spreadsheet/csv'
import type { MenuDocument } from '@mostrador/domain/menu/menu-document'
import type { Thing } from '@mostrador/domain/revision/operation'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useApi } from '../api/api.ts'
import { documentQuery } from '../document/document-query.ts'
import { useMayChange } from '../form/use-field.ts'
import { QueryView } from '../layout/query-view.tsx'
import { SearchField } from '../layout/search-field.tsx'
import { useIsWide } from '../layout/use-is-wide.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { CellStrip } from './cell-strip.tsx'
import type { ColumnId, GridTab } from './grid-columns.ts'
import { GridActions } from './grid-actions.tsx'
import { GridBar } from './grid-bar.tsx'
import { GridContext, useGrid, useGridState } from './grid-context.ts'
import { createGridStore } from './grid-store.ts'
import { GridTable } from './grid-table.tsx'
import { RowChoices } from './row-choices.tsx'
import { columnsOf } from './shown-columns.ts'
import { useGridHands } from './use-grid-hands.tsx'

type Indicator = { readonly key: string; readonly name: string }

type PlateGridProps = {
  readonly menuKey: string
  readonly besidePrice: (plateKey: string) => ReactNode
}

/** Menu of the branch as a grid of cells. Its page keeps it fresh by `useDocumentNews`. */
export function PlateGrid({ menuKey, besidePrice }: PlateGridProps) {
  const { branchId } = useWorkplace().contact
  const api = useApi()
  const menu = useQuery(documentQuery(api, branchId, ['menus', menuKey]))
  const indicators = useQuery(documentQuery(api, branchId, ['indicators']))
  const named = useMemo(() => indicatorsIn(indicators.data?.value), [indicators.data])
  const isKnown = indicators.data !== undefined || indicators.error !== null
  return (
    <QueryView query={menu} waiting={<GridSkeleton />} failed={plateGridCopy.loadFailed}>
      {({ value }) =>
        isKnown ? (
          <OpenGrid
            key={menuKey}
            menuKey={menuKey}
            theirs={value as Thing}
            indicators={named}
            besidePrice={besidePrice}
          />
        ) : (
          <GridSkeleton />
        )
      }
    </QueryView>
  )
}

const indicatorsIn = (value: unknown): readonly Indicator[] =>
  Array.isArray(value) ? value.map(({ key, showName }) => ({ key: String(key), name: String(showName) })) : []

type OpenGridProps = PlateGridProps & {
  readonly theirs: Thing
  readonly indicators: readonly Indicator[]
}

function OpenGrid({ menuKey, besidePrice, theirs, indicators }: OpenGridProps) {
  const { currency, contact } = useWorkplace()
  const [store] = useState(() => {
    // Read once: asking the browser takes milliseconds, and each key that writes reads cells.
    const decimals = decimalsOf(contact.country)
    return createGridStore({
      base: theirs,
      tab: 'plates',
      columns: columnsOf('plates'),
      worldOf: (menu) => {
        const { categories, garnishGroups = [] } = menu as MenuDocument
        return { mantissa: currency.mantissa, decimals, categories, garnishGroups, indicators }
      },
    })
  })
  useEffect(() => store.rebase(theirs), [store, theirs])
  const menuPlace = useMemo(() => ['menus', menuKey], [menuKey])
  const isLocked = useIsLocked(menuKey)
  const reading = useCallback(
    (menu: Thing) => ({
      menu,
      indicators,
      amount: (major: number) => formatAmount(minorOf(major, currency.mantissa), currency),
    }),
    [indicators, currency],
  )
  const { hands, parts, elsewhere } = useGridHands(store, { menuPlace, isLocked, reading })
  return (
    <GridContext value={hands}>
      <div className="flex min-h-0 grow flex-col gap-2">
        <GridToolbar />
        <GridTable />
        <CellStrip elsewhere={elsewhere} besidePrice={besidePrice} />
        <GridBar />
      </div>
      {parts}
    </GridContext>
  )
}

/** Prices and all other fields need different permissions; the server judges again. */
function useIsLocked(menuKey: string): (column: ColumnId) => boolean {
  const mayPrices = useMayChange(['menus', menuKey, 'plates', '', 'price'])
  const mayRest = useMayChange(['menus', menuKey, 'plates', '', 'name'])
  return useCallback((column: ColumnId) => !(column === 'price' ? mayPrices : mayRest), [mayPrices, mayRest])
}

const TABS = ['plates', 'garnishes'] as const satisfies readonly GridTab[]

function GridToolbar() {
  const { store } = useGrid()
  const tab = useGridState(({ look }) => look.tab)
  // On a phone they stand in the dialog of columns.
  const isWide = useIsWide()
  return (
    <>
      <div className="flex flex-wrap items-start gap-2">
        <SegmentedControl
          legend={plateGridCopy.title}
          name="tab"
          value={tab}
          onChange={(next) => store.open(next, columnsOf(next))}
          options={TABS.map((value) => ({ value, label: plateGridCopy.tabs[value] }))}
          className="w-60 max-md:w-full"
        />
        <Search key={tab} />
        {isWide && <RowChoices store={store} className="w-52" />}
      </div>
      <GridActions />
    </>
  )
}

function Search() {
  const { store } = useGrid()
  const text = useGridState(({ look }) => look.text)
  return (
    <SearchField
      label={plateGridCopy.search}
      value={text}
      onChange={(next) => store.look({ text: next })}
      className="min-w-40 grow basis-40"
    />
  )
}

/** Outline of the grid while it loads. */
export const GridSkeleton = () => (
  <div aria-busy className="grid gap-3 pt-1">
    <output className="sr-only">{plateGridCopy.loading}</output>
    <Skeleton shape="block" className="h-12 w-full" />
    <Skeleton shape="block" className="h-[60dvh] w-full" />
  </div>
)
