import { useState } from 'react'
import { useKnownDiner } from './known-diner.ts'

/** Counts the sign-outs of this page: a `key` for components that must forget the diner. */
export function useSignOuts(): number {
  const isSomebody = Boolean(useKnownDiner())
  const [seen, setSeen] = useState({ isSomebody, count: 0 })
  if (seen.isSomebody !== isSomebody) setSeen({ isSomebody, count: isSomebody ? seen.count : seen.count + 1 })
  return seen.count
}
