import { useEffect, useState } from 'react'
import { after } from './timers.ts'
import { createTypedSearch, type SearchOptions, type TypedSearch } from './typed-search.ts'

/** Runs a search as one types; `ask` is the first render's. */
export function useTypedSearch<Answer>(ask: SearchOptions<Answer>['ask']) {
  const [state, setState] = useState<TypedSearch<Answer>>({ status: 'idle' })
  const [search] = useState(() =>
    createTypedSearch<Answer>({
      ask,
      schedule: (task, milliseconds) => after(milliseconds, task),
      onState: setState,
    }),
  )
  useEffect(() => () => search.end(), [search])
  return { state, search }
}
