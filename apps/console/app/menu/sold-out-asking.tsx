import type { ConsoleMenu, SoldOutChange } from '@mostrador/contract/menu/menu-schema'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { brought } from '../layout/brought.ts'
import type { Asking } from './asking.ts'
import type { MenuPlate } from './filter-menu.ts'
import { useConsoleMenu } from './menu-query.ts'
import { thingsOf } from './menu-things.ts'

const SoldOutSheet = brought(() => import('./sold-out-sheet.tsx'))

/** Keeps the thing that the sheet asks about until the sheet has closed. */
export function useAsked() {
  const [asked, setAsked] = useState<SoldOutChange['thing']>()
  const [isOpen, setIsOpen] = useState(false)
  const ask = useCallback<Asking>(({ kind, id }) => {
    setAsked({ kind, id })
    setIsOpen(true)
  }, [])
  return { asked, isOpen, ask, close: () => setIsOpen(false), forget: () => setAsked(undefined) }
}

/** Returns this branch contact's plates by menu and key, and the sheet of durations. */
export function useSoldOutAsking() {
  const { data: menu } = useConsoleMenu()
  const asked = useAsked()
  const plates = useMemo(
    () =>
      new Map(
        (menu?.categories ?? []).flatMap((category) =>
          category.plates.map((plate) => [`${plate.menu}/${plate.key}`, plate] as const),
        ),
      ),
    [menu],
  )
  const plateOf = (menuKey: string, key: string): MenuPlate | undefined => plates.get(`${menuKey}/${key}`)
  return { ...asked, menu, plateOf }
}

type SoldOutAskingProps = {
  readonly asking: Omit<ReturnType<typeof useSoldOutAsking>, 'plateOf' | 'menu'> & {
    readonly menu: ConsoleMenu | undefined
  }
}

/** Sheet that asks until when a thing is sold out, over its list. */
export function SoldOutAsking({ asking: { menu, asked, isOpen, ask, close, forget } }: SoldOutAskingProps) {
  const thing = menu && asked && thingsOf(menu).find(({ kind, id }) => kind === asked.kind && id === asked.id)
  return (
    menu &&
    thing && (
      <Suspense>
        <SoldOutSheet menu={menu} thing={thing} open={isOpen} ask={ask} onClose={close} onClosed={forget} />
      </Suspense>
    )
  )
}
