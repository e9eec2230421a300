import { useEffect, useState } from 'react'
import { createPlaceSearch } from './place-search.ts'
import type { SearchState } from './place-search.ts'
import { createPlaceSession } from './place-session.ts'

function later(task: () => void, milliseconds: number): () => void {
  const timer = setTimeout(task, milliseconds)
  return () => clearTimeout(timer)
}

/** The search for addresses of one dialog, near a branch contact, and where it stands. */
export function usePlaceSearch(branchContactId: string | undefined) {
  const [state, setState] = useState<SearchState>({ status: 'idle' })
  const [{ session, search }] = useState(() => {
    const own = createPlaceSession(branchContactId)
    return { session: own, search: createPlaceSearch({ ask: own.ask, schedule: later, onState: setState }) }
  })
  useEffect(() => () => search.end(), [search])
  return { state, search, resolve: session.resolve }
}
