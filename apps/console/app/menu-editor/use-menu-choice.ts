import type { BranchMenus } from '@mostrador/contract/menu/menu-schema'
import { useSearchParams } from 'react-router'

/** Returns the key of the menu to edit: from the address, else the first shown here. */
export function menuKeyOf(
  { menus, modes }: BranchMenus,
  asked: string | null,
  contactId: string,
): string | undefined {
  if (menus.some(({ key }) => key === asked)) return asked ?? undefined
  const here = modes.filter(({ branchContact }) => branchContact.id === contactId)
  return (here.find(({ active }) => active) ?? here[0])?.menu ?? menus[0]?.key
}

/** Returns the menu named in the address, and how to change it. */
export function useAskedMenu(): readonly [asked: string | null, ask: (key: string) => void] {
  const [query, setQuery] = useSearchParams()
  return [query.get('menu'), (key) => setQuery({ ...Object.fromEntries(query), menu: key })]
}
