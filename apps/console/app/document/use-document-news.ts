import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { refreshChanged } from '../revision/changed-parts.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { OF_DOCUMENT, useLive } from '../workplace/use-live.ts'

/**
 * Keeps what a page shows of the branch's document as it is: others' changes are seen as they are
 * made. Once for each page, since each opens a connection.
 */
export function useDocumentNews(): void {
  const queries = useQueryClient()
  const { id, branchId } = useWorkplace().contact
  const refresh = useCallback(() => void refreshChanged(queries, branchId), [queries, branchId])
  useLive(id, refresh, OF_DOCUMENT)
}
