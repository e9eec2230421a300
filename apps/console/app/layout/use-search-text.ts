import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRest } from './use-rest.ts'

/** Search text of a list: as typed, and, after a pause, as in the address. */
export function useSearchText(
  name = 'text',
): readonly [typed: string, type: (text: string) => void, search: string] {
  const [query, setQuery] = useSearchParams()
  const said = query.get(name) ?? ''
  const [shown, setShown] = useState({ said, typed: said })
  // The address changed otherwise, as by Back.
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
