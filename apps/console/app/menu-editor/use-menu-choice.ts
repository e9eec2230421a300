import type { Client } from '@mostrador/contract/client'
import type { BranchMenus } from '@mostrador/contract/menu/menu-schema'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import type { ViewedQuery } from '../layout/query-view.tsx'
import { documentKey } from '../revision/changed-parts.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

/** The menus of a branch, asked anew with every change of its document. */
const branchMenusQuery = (api: Client, branchId: string) =>
  queryOptions({
    queryKey: [...documentKey(branchId), 'list of menus'],
    queryFn: () => answerOf(api.listMenus({ params: { id: branchId } })),
    // What changes is heard of.
    staleTime: 30_000,
  })

/** The menus of the branch. */
export function useBranchMenus(): ViewedQuery<BranchMenus> {
  const { branchId } = useWorkplace().contact
  return useQuery(branchMenusQuery(useApi(), branchId))
}

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

/** By which key the document knows the local in which one works; undefined until that is read. */
export function useContactKey(): string | undefined {
  const { id } = useWorkplace().contact
  return useBranchMenus().data?.modes.find(({ branchContact }) => branchContact.id === id)?.branchContact.key
}

/** The part of the address that says which menu is edited. */
export function useAskedMenu(): readonly [asked: string | null, ask: (key: string) => void] {
  const [query, setQuery] = useSearchParams()
  return [query.get('menu'), (key) => setQuery({ ...Object.fromEntries(query), menu: key })]
}
