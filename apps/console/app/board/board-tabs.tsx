import { BOARD_COLUMNS, consoleCopy } from '@mostrador/copy/console'
import { Tabs } from '@mostrador/ui/tabs.tsx'
import { useState } from 'react'
import type { BoardColumn } from './board-columns.ts'
import { OrderList } from './column.tsx'

/** The columns on a phone: one at a time, each tab saying how many stand in it. */
export function BoardTabs({ columns }: { columns: readonly BoardColumn[] }) {
  const [status, setStatus] = useState(() => firstWithOrders(columns))
  return (
    <Tabs
      label={consoleCopy.byStatus}
      value={status}
      onChange={setStatus}
      tabs={columns.map((column) => ({
        value: column.status,
        label: consoleCopy.columnCount(BOARD_COLUMNS[column.status], column.orders.length),
        panel: (
          <>
            <h2 className="sr-only">{BOARD_COLUMNS[column.status]}</h2>
            <OrderList column={column} />
          </>
        ),
      }))}
    />
  )
}

const firstWithOrders = (columns: readonly BoardColumn[]) =>
  columns.find(({ orders }) => orders.length > 0)?.status ?? 'GENERATED'
