import type { Client } from '@mostrador/contract/client'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { refreshQueries } from '../api/query-cache.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

/** Query for the founding links of a company. */
export const foundingLinksQuery = (api: Client, companyId: string) =>
  queryOptions({
    queryKey: ['founding-links', companyId],
    queryFn: () => answerOf(api.listFoundingLinks({ params: { id: companyId } })),
  })

/** Returns a function that reads links and changes again. */
export function useLinksRefresh(): () => Promise<unknown> {
  const queries = useQueryClient()
  const { companyId, branchId } = useWorkplace().contact
  return () =>
    Promise.all([
      refreshQueries(queries, ['founding-links', companyId]),
      refreshQueries(queries, ['revisions', branchId]),
    ])
}
