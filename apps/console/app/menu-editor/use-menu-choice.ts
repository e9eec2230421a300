import type { BranchMenus } from '@mostrador/contract/menu/menu-schema'
import { useSearchParams } from 'react-router'

/** The menu that is edited: the address says it, else it is what this local shows first. */
export function menuKeyOf(
  { menus, modes }: BranchMenus,
  asked: string | null,
  contactId: string,
): string | undefined {
  if (menus.some(({ key }) => key === asked)) return asked ?? undefined
  const here = modes.filter(({ branchContact }) => branchContact.id === contactId)
  return (here.find(({ active }) => active) ?? here[0])?.menu ?? menus[0]?.key
}

/** The part of the address that says which menu is edited. */
export function useAskedMenu(): readonly [asked: string | null, ask: (key: string) => void] {
  const [query, setQuery] = useSearchParams()
  return [query.get('menu'), (key) => setQuery({ ...Object.fromEntries(query), menu: key })]
}
