import { consoleCopy } from '@mostrador/copy/console'
import { useToast } from '@mostrador/ui/use-toast'
import { useCallback } from 'react'
import { useApi } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { withSoldOut } from './filter-plates.ts'
import type { MenuPlate } from './filter-plates.ts'

/** The menu of a branch contact, and the switch of each plate: turned at once, turned back when it was not saved. */
export function useConsoleMenu(contactId: string) {
  const api = useApi()
  const toast = useToast()
  const load = useCallback(() => api.getConsoleMenu({ params: { id: contactId } }), [api, contactId])
  const { data, problem, reload, change } = useLoad(load)

  const setSoldOut = useCallback(
    async ({ id, showName }: MenuPlate, soldOut: boolean) => {
      const show = (value: boolean): void =>
        change((menu) => ({ ...menu, categories: withSoldOut(menu.categories, { id, soldOut: value }) }))
      show(soldOut)
      const result = await api.setSoldOut({ params: { id: contactId, plateId: id }, body: { soldOut } })
      if (!result.ok) {
        show(!soldOut)
        toast({ text: consoleCopy.saveFailed, tone: 'danger' })
        return
      }
      show(result.data.soldOut)
      const said = result.data.soldOut ? consoleCopy.soldOutSaved : consoleCopy.availableSaved
      toast({ text: said(showName), tone: 'positive' })
    },
    [api, change, contactId, toast],
  )

  return { menu: data, problem, reload, setSoldOut }
}
