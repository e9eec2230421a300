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
 * Filter of a page, kept in the address. It shows the choice at once, since the address changes a
 * moment later and a radio that waited would jump back. An unknown value in the address means the
 * default.
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
