import { Suspense, type ComponentType } from 'react'
import { Navigate, useParams } from 'react-router'
import { brought } from '../layout/brought.ts'
import { SHEET_LISTS, useSheets, type SheetList } from './editor-address.ts'
import { WithMenu } from './menu-context.tsx'
import { MenuDialogs } from './menu-dialogs.tsx'
import { PlateSheet } from './plate-sheet.tsx'

// The plate's sheet loads with the panel, since it is opened most; others load on demand.
const SHEETS = {
  plates: PlateSheet,
  categories: brought(() => import('./category-sheet.tsx')),
  garnishGroups: brought(() => import('./group-sheet.tsx')),
  discounts: brought(() => import('./discount-sheet.tsx')),
  indicators: brought(() => import('./indicator-sheet.tsx')),
} satisfies Readonly<Record<SheetList, unknown>>

/** `onClosed` closes a sheet that failed to load. */
type SheetProps = { readonly thingKey: string; readonly onClosed: () => void }

/** Sheet named in the address, beside the list or over it. */
export function ThingPanel() {
  const { list, key = '' } = useParams()
  const { leave, leaveGone } = useSheets()
  const known = SHEET_LISTS.find((one) => one === list)
  if (known === undefined) return <Navigate to="../.." relative="path" replace />
  const Opened: ComponentType<SheetProps> = SHEETS[known]
  return (
    <WithMenu waiting={null} none={null}>
      <MenuDialogs onRemoved={(keys) => keys.includes(key) && leaveGone()}>
        <Suspense>
          <Opened key={`${known}/${key}`} thingKey={key} onClosed={leave} />
        </Suspense>
      </MenuDialogs>
    </WithMenu>
  )
}
