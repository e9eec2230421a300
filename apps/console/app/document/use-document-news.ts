import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { refreshChanged } from '../revision/changed-parts.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { OF_DOCUMENT, useLive } from '../workplace/use-live.ts'

/**
 * The news of a page that reads its parts again for them, each of which takes a processor 20 ms. On
 * a Friday night a change is told every second to each open page: the first is seen at once, and
 * then a page rests. The share of the company's work is reckoned with this rest.
 */
const HEARD = { ...OF_DOCUMENT, everyMs: 8000 }

/**
 * Keeps what a page shows of the branch's document as it is: others' changes are seen as they are
 * made, and many of them together. Once for each page, since each opens a connection.
 */
export function useDocumentNews(): void {
  const queries = useQueryClient()
  const { id, branchId } = useWorkplace().contact
  const refresh = useCallback(() => void refreshChanged(queries, branchId), [queries, branchId])
  useLive(id, refresh, HEARD)
}
