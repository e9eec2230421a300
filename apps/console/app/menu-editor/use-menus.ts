import { menuEditorCopy, menusCopy } from '@mostrador/copy/menu-editor'
import type { Problem } from '@mostrador/contract/problem'
import type { BranchMenus } from '@mostrador/contract/menu/menu-schema'
import type { Operation, Thing } from '@mostrador/domain/revision/operation'
import { useToast } from '@mostrador/ui/use-toast'
import { useQueryClient } from '@tanstack/react-query'
import { useBranchMenus } from '../document/use-branch-menus.ts'
import { useApi } from '../api/api.ts'
import { whyFailed } from '../api/why-refused.ts'
import { documentQuery } from '../document/document-query.ts'
import { useChange } from '../document/use-change.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { placeOfMenu } from './menu-changes.ts'
import type { MenuThing } from './menu-document.ts'
import { useAskedMenu } from './use-menu-choice.ts'
import { addMenu, copyMenu, removeMenu, renameMenu, showMenu } from './whole-menus.ts'

/** Returns the menus of the brand, with actions that are saved at once and can be undone. */
export function useMenus() {
  const { data: list } = useBranchMenus()
  const [, open] = useAskedMenu()
  const { change } = useChange()
  const read = useMenuRead()
  const toast = useToast()
  const keys = (list?.menus ?? []).map(({ key }) => key)

  async function make(
    made: { readonly key: string; readonly operations: readonly Operation[] },
    said: string,
  ) {
    if ((await change({ operations: made.operations, said })).ok) open(made.key)
  }

  return {
    list,
    open,
    add: (name: string) => make(addMenu(name, keys), menusCopy.added),
    copy: async (key: string) => {
      const menu = await read(key)
      if (menu) await make(copyMenu(menu as MenuThing, menuEditorCopy.nameOfCopy, keys), menusCopy.copied)
    },
    rename: (key: string, name: { readonly from: string; readonly to: string }) =>
      change({ operations: renameMenu(key, name), said: menusCopy.renamed }),
    remove: async (key: string) => {
      // A menu that an order mode shows stays.
      const isShown = list?.modes.some(({ menu }) => menu === key)
      if (isShown) return toast({ text: menusCopy.stillShown, tone: 'danger' })
      const menu = await read(key)
      if (menu) await change({ operations: removeMenu(menu, keys), said: menusCopy.removed })
    },
    show: (mode: BranchMenus['modes'][number], to: string) => void change({ operations: showMenu(mode, to) }),
  }
}

/** Reads a menu anew, since removing one names its whole value; tells a failure. */
function useMenuRead(): (key: string) => Promise<Thing | undefined> {
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const { branchId } = useWorkplace().contact
  return async (key) => {
    try {
      const part = await queries.fetchQuery({
        ...documentQuery(api, branchId, placeOfMenu(key)),
        staleTime: 0,
      })
      return part.value as Thing
    } catch (problem) {
      toast({ text: whyFailed(problem as Problem), tone: 'danger' })
      return undefined
    }
  }
}
