import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { refreshChanged } from '../revision/changed-parts.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { OF_DOCUMENT, useLive } from '../workplace/use-live.ts'

/**
 * Reading a page's parts again takes 20 ms of processor time each. On a Friday night changes
 * arrive every second at each open page: the first is read at once, then a page rests for 8 s. The
 * company's share of work is reckoned with this rest.
 */
const HEARD = { ...OF_DOCUMENT, everyMs: 8000 }

/** Reads a page's parts again when others change them; once for each page, as it connects. */
export function useDocumentNews(): void {
  const queries = useQueryClient()
  const { id, branchId } = useWorkplace().contact
  const refresh = useCallback(() => void refreshChanged(queries, branchId), [queries, branchId])
  useLive(id, refresh, HEARD)
}
