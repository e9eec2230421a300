import { useState } from 'react'

export type Selection = {
  /** In the order of the list, without entries that it no longer shows. */
  readonly chosen: readonly string[]
  readonly shown: number
  readonly has: (id: string) => boolean
  /** Chooses an entry or drops it; `through` applies it to all from the last one. */
  readonly toggle: (id: string, through?: boolean) => void
  readonly chooseAll: () => void
  readonly clear: () => void
}

function between(ids: readonly string[], one: string, other: string): readonly string[] {
  const places = [ids.indexOf(one), ids.indexOf(other)]
  return places.includes(-1) ? [other] : ids.slice(Math.min(...places), Math.max(...places) + 1)
}

/** Returns the chosen ids after a press on one; `from` adds everything between both. */
export function pressed(
  chosen: ReadonlySet<string>,
  {
    ids,
    id,
    from,
  }: { readonly ids: readonly string[]; readonly id: string; readonly from?: string | undefined },
): ReadonlySet<string> {
  const next = new Set(chosen)
  const isChosen = chosen.has(id)
  for (const one of from === undefined ? [id] : between(ids, from, id)) {
    if (isChosen) next.delete(one)
    else next.add(one)
  }
  return next
}

/** Holds the chosen ids of a list. Entries that leave the list are dropped. */
export function useSelection(ids: readonly string[]): Selection {
  const [all, setAll] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string>()
  const chosen = ids.filter((id) => all.has(id))
  const now = new Set(chosen)
  return {
    chosen,
    shown: ids.length,
    has: (id) => now.has(id),
    toggle: (id, through = false) => {
      setAll(pressed(now, { ids, id, from: through ? last : undefined }))
      setLast(id)
    },
    chooseAll: () => setAll(new Set(ids)),
    clear: () => setAll(new Set()),
  }
}
