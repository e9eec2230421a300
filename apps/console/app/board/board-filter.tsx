import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { consoleCopy } from '@mostrador/copy/console'
import { orderModeName } from '@mostrador/copy/order-mode'
import { ORDER_MODE_TYPES } from '@mostrador/domain/order-mode/order-mode-type'
import { Button } from '@mostrador/ui/button.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { Notice } from '@mostrador/ui/notice.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { useDeferredValue, useState } from 'react'
import { SearchField } from '../layout/search-field.tsx'
import { useFilter } from '../layout/use-filter.ts'
import { MODE_ICONS } from '../order/mode-icons.ts'
import { findOrders } from './find-orders.ts'

const TYPES = ['all', ...ORDER_MODE_TYPES] as const

/** Holds the filter of the board and returns the orders that it finds. */
export function useBoardFilter(orders: readonly ConsoleOrder[]) {
  const [typed, setText] = useState('')
  const [type, setType] = useFilter('mode', TYPES)
  const text = useDeferredValue(typed)
  const found = findOrders(orders, { text, type })
  const isFiltering = type !== 'all' || text.trim() !== ''
  return {
    typed,
    setText,
    type,
    setType,
    found,
    isFiltering,
    clear: () => {
      setText('')
      setType('all')
    },
  }
}

type BoardFilterProps = {
  readonly orders: readonly ConsoleOrder[]
  readonly filter: ReturnType<typeof useBoardFilter>
}

/**
 * Search of the board, with its modes where there are several; on a phone the modes appear once
 * one was chosen. It stands there before the board is loaded, since a late one would move cards
 * from under a finger.
 */
export function BoardFilter({ orders, filter }: BoardFilterProps) {
  const { typed, setText, type, setType, found, isFiltering } = filter
  return (
    <div className="flex min-w-0 grow flex-wrap gap-3">
      <SearchField
        label={consoleCopy.searchOrder}
        hint={consoleCopy.searchOrderBy}
        value={typed}
        onChange={setText}
        className="grow basis-72"
      />
      <ModeChoice orders={orders} type={type} onChange={setType} />
      <output className="sr-only">{isFiltering ? consoleCopy.ordersFound(found.length) : ''}</output>
    </div>
  )
}

type ModeChoiceProps = {
  readonly orders: readonly ConsoleOrder[]
  readonly type: (typeof TYPES)[number]
  readonly onChange: (type: (typeof TYPES)[number]) => void
}

function ModeChoice({ orders, type, onChange }: ModeChoiceProps) {
  const names = new Map(orders.map((order) => [order.type, order.modeName]))
  const there = ORDER_MODE_TYPES.filter((one) => names.has(one) || one === type)
  if (there.length < 2 && type === 'all') return null
  return (
    <SegmentedControl
      legend={consoleCopy.showModes}
      name="mode"
      value={type}
      onChange={onChange}
      className={classNames('grow basis-72', type === 'all' && 'max-sm:hidden')}
      options={[
        { value: 'all', label: consoleCopy.allModes },
        ...there.map((one) => ({
          value: one,
          label: orderModeName({ type: one, showName: names.get(one) ?? null }),
          icon: MODE_ICONS[one],
        })),
      ]}
    />
  )
}

/** Notice of new orders that the filter hides, so that none waits unseen. */
export function HiddenOrders({ orders, filter: { found, isFiltering, clear } }: BoardFilterProps) {
  if (!isFiltering) return null
  const shown = new Set(found)
  const hidden = orders.filter((order) => order.status === 'GENERATED' && !shown.has(order))
  const isNothing = found.length === 0
  if (hidden.length === 0 && !isNothing) return null
  return (
    <Notice
      tone={hidden.length > 0 ? 'brand' : 'info'}
      live="status"
      className="shrink-0"
      action={
        <Button variant="secondary" onClick={clear}>
          {consoleCopy.showAllOrders}
        </Button>
      }
    >
      <p className="text-16">
        {hidden.length > 0 ? consoleCopy.newOrdersHidden(hidden.length) : consoleCopy.noOrderFound}
      </p>
    </Notice>
  )
}
