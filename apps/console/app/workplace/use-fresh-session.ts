import type { Problem } from '@mostrador/contract/problem'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reads the session again after a missing permission, so that changed roles show. */
export function useFreshSession(): void {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const follow = (error: Problem | null | undefined): void => {
      if (error?.code === 'permission-missing') void revalidate()
    }
    const stops = [
      queries.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated' && query.state.fetchStatus === 'idle') follow(query.state.error)
      }),
      queries.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === 'updated') follow(mutation?.state.error)
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [queries, revalidate])
}
