import type { Client } from '@mostrador/contract/client'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { refreshQueries } from '../api/query-cache.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

/** Query for the API keys around a branch contact. */
export const apiKeysQuery = (api: Client, contactId: string) =>
  queryOptions({
    queryKey: ['api-keys', contactId],
    queryFn: () => answerOf(api.listApiKeys({ params: { id: contactId } })),
  })

/** Returns a function that reads keys and changes again. */
export function useKeysRefresh(): () => Promise<unknown> {
  const queries = useQueryClient()
  const { id, branchId } = useWorkplace().contact
  return () =>
    Promise.all([refreshQueries(queries, ['api-keys', id]), refreshQueries(queries, ['revisions', branchId])])
}
