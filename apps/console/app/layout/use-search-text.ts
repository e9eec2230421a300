import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRest } from './use-rest.ts'

/**
 * What a list is searched for, kept in the address: as it is typed, and, once nobody has typed for
 * a moment, as the address says it and the server is asked.
 */
export function useSearchText(
  name = 'text',
): readonly [typed: string, type: (text: string) => void, search: string] {
  const [query, setQuery] = useSearchParams()
  const said = query.get(name) ?? ''
  const [shown, setShown] = useState({ said, typed: said })
  // Another address was gone to, as by Back.
  if (shown.said !== said) setShown({ said, typed: said === shown.typed.trim() ? shown.typed : said })
  const search = useRest(shown.typed.trim())

  useEffect(() => {
    if (search === said || shown.typed.trim() !== search) return
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (search === '') next.delete(name)
        else next.set(name, search)
        return next
      },
      { replace: true },
    )
  }, [name, search, said, shown.typed, setQuery])

  return [shown.typed, (typed) => setShown({ said, typed }), search]
}
