import { useEffect, useState } from 'react'
import { after } from './timers.ts'
import { createTypedSearch, type SearchParts, type TypedSearch } from './typed-search.ts'

/** A search while one types, and where it stands; what asks is that of the first drawing. */
export function useTypedSearch<Answer>(ask: SearchParts<Answer>['ask']) {
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
