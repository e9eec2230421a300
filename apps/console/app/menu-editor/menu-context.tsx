import { menuEditorCopy } from '@mostrador/copy/menu-editor'
import type { BranchMenus, ImageInfo } from '@mostrador/contract/menu/menu-schema'
import type { DocumentPlace, Operation } from '@mostrador/domain/revision/operation'
import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { useBranchMenus } from '../document/use-branch-menus.ts'
import { useChange, type Changed } from '../document/use-change.ts'
import { useDocument } from '../document/use-document.ts'
import { QueryView } from '../layout/query-view.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import type { MenuThing } from './menu-document.ts'
import { placeOfMenu } from './menu-changes.ts'
import { menuKeyOf, useAskedMenu } from './use-menu-choice.ts'

export type EditedMenu = {
  readonly menu: MenuThing
  readonly place: DocumentPlace
  readonly pictures: Readonly<Record<string, ImageInfo>>
}

const MenuContext = createContext<EditedMenu | null>(null)

/**
 * Returns the menu in the editor.
 * @throws Error outside of `WithMenu`
 */
export function useEditedMenu(): EditedMenu {
  const edited = use(MenuContext)
  if (!edited) throw new Error('useEditedMenu needs a <WithMenu> around it')
  return edited
}

type WithMenuProps = {
  readonly waiting: ReactNode
  /** Shown in a branch without menus. */
  readonly none: ReactNode
  readonly children: ReactNode
}

/** Reads the menu named in the address, and provides it to its children. */
export function WithMenu(props: WithMenuProps) {
  return (
    <QueryView query={useBranchMenus()} waiting={props.waiting} failed={menuEditorCopy.loadFailed}>
      {(menus) => <ChosenMenu menus={menus} {...props} />}
    </QueryView>
  )
}

/** The first menu stays open, since the one that a branch contact shows changes by the hour. */
function ChosenMenu({ menus, none, ...props }: WithMenuProps & { readonly menus: BranchMenus }) {
  const [asked] = useAskedMenu()
  const { id } = useWorkplace().contact
  const [opened, setOpened] = useState<string>()
  const key = menuKeyOf(menus, asked ?? opened ?? null, id)
  if (key !== opened) setOpened(key)
  return key === undefined ? none : <ReadMenu key={key} menuKey={key} {...props} />
}

type ReadMenuProps = Omit<WithMenuProps, 'none'> & { readonly menuKey: string }

function ReadMenu({ menuKey, waiting, children }: ReadMenuProps) {
  const query = useDocument<MenuThing>(placeOfMenu(menuKey))
  const { data } = query
  const edited = useMemo(
    () => data && { menu: data.value, place: placeOfMenu(menuKey), pictures: data.pictures },
    [data, menuKey],
  )
  return (
    <QueryView query={query} waiting={waiting} failed={menuEditorCopy.loadFailed}>
      {() => edited && <MenuContext value={edited}>{children}</MenuContext>}
    </QueryView>
  )
}

/** Returns a function that changes the menu at once, with undo; no operations, no call. */
export function useMenuChange(): (operations: readonly Operation[], said?: string) => Promise<Changed> {
  const { change } = useChange()
  return async (operations, said) =>
    operations.length === 0
      ? { ok: true, revision: null }
      : change({ operations, ...(said !== undefined && { said }) })
}
