import type { Client } from '@mostrador/contract/client'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { refreshQueries } from '../api/query-cache.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

/** The links for new companies that a company made. */
export const foundingLinksQuery = (api: Client, companyId: string) =>
  queryOptions({
    queryKey: ['founding-links', companyId],
    queryFn: () => answerOf(api.listFoundingLinks({ params: { id: companyId } })),
  })

/** Asks anew for the links, and for the changes that tell of them. */
export function useLinksRefresh(): () => Promise<unknown> {
  const queries = useQueryClient()
  const { companyId, branchId } = useWorkplace().contact
  return () =>
    Promise.all([
      refreshQueries(queries, ['founding-links', companyId]),
      refreshQueries(queries, ['revisions', branchId]),
    ])
}
