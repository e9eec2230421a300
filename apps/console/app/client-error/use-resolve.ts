import { clientErrorCopy } from '@mostrador/copy/client-error'
import { consoleCopy } from '@mostrador/copy/console'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { refreshQueries } from '../api/query-cache.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

type Change = { readonly ids: readonly string[]; readonly resolved: boolean }

/** Marks errors as resolved, or reopens them, and tells the result. */
export function useResolve(onDone: () => void) {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const { id } = useWorkplace().contact
  return useMutation({
    mutationFn: async ({ ids, resolved }: Change) => {
      for (const errorId of ids)
        await answerOf(api.resolveClientError({ params: { id, errorId }, body: { resolved } }))
    },
    onSuccess: (_, { ids, resolved }) => {
      toast({
        text: resolved ? clientErrorCopy.resolved(ids.length) : clientErrorCopy.reopened(ids.length),
        tone: 'positive',
      })
      onDone()
    },
    onError: ({ status }) =>
      toast({ text: status === 0 ? consoleCopy.noConnection : clientErrorCopy.failed, tone: 'danger' }),
    // Some of several may have changed when one failed.
    onSettled: () => void refreshQueries(queries, ['client-errors', id]),
  })
}
