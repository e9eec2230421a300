import { useState } from 'react'
import { useSearchParams } from 'react-router'

type FilterOptions<Value> = {
  /** Value while the address has none; the first one by default. */
  readonly standard?: Value
  /**
   * Value whose view may hold unsaved changes: it is left only when the address changes, which a
   * guard may refuse.
   */
  readonly guarded?: Value
}

/**
 * One filter of a page, kept in the address: what was pressed at once, and what the address says
 * wherever that leads. The address changes a moment after the press, and a radio that waited for it
 * would jump back before it goes on. What the address says and is none of the values is the first
 * of them.
 */
export function useFilter<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
  { standard = values[0], guarded }: FilterOptions<Value> = {},
): readonly [value: Value, choose: (value: Value) => void] {
  const [query, setQuery] = useSearchParams()
  const said = query.get(name)
  const asked = values.find((value) => value === said) ?? standard
  const [shown, setShown] = useState({ asked, value: asked })
  if (shown.asked !== asked) setShown({ asked, value: asked })

  function choose(value: Value): void {
    if (shown.value !== guarded) setShown({ asked, value })
    const next = new URLSearchParams(query)
    next.set(name, value)
    setQuery(next, { replace: true })
  }
  return [shown.value, choose]
}
