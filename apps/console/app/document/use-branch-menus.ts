import type { Client } from '@mostrador/contract/client'
import type { BranchMenus } from '@mostrador/contract/menu/menu-schema'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import type { ViewedQuery } from '../layout/query-view.tsx'
import { documentKey } from '../revision/changed-parts.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

/** Query for the menus of a branch, read again with every change of its document. */
const branchMenusQuery = (api: Client, branchId: string) =>
  queryOptions({
    queryKey: [...documentKey(branchId), 'list of menus'],
    queryFn: () => answerOf(api.listMenus({ params: { id: branchId } })),
    // The live channel tells of changes.
    staleTime: 30_000,
  })

/** Reads the menus of the branch. */
export function useBranchMenus(): ViewedQuery<BranchMenus> {
  const { branchId } = useWorkplace().contact
  return useQuery(branchMenusQuery(useApi(), branchId))
}
