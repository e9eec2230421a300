import { useEffect, useState } from 'react'
import { createPlaceSearch } from './place-search.ts'
import type { SearchState } from './place-search.ts'
import { createPlaceSession } from './place-session.ts'
import type { SearchPlace } from './place-session.ts'

function later(task: () => void, milliseconds: number): () => void {
  const timer = setTimeout(task, milliseconds)
  return () => clearTimeout(timer)
}

/** The search for addresses of one dialog, with the provider of a branch, near a branch contact, and where it stands. */
export function usePlaceSearch(place: SearchPlace) {
  const [state, setState] = useState<SearchState>({ status: 'idle' })
  const [{ session, search }] = useState(() => {
    const own = createPlaceSession(place)
    return { session: own, search: createPlaceSearch({ ask: own.ask, schedule: later, onState: setState }) }
  })
  useEffect(() => () => search.end(), [search])
  return { state, search, resolve: session.resolve }
}
