import { useState } from 'react'
import { useKnownDiner } from './known-diner.ts'

/**
 * How often the diner signed out, here or in another tab, since this page was drawn: the key of
 * what must know nothing of who was there before.
 */
export function useSignOuts(): number {
  const isSomebody = Boolean(useKnownDiner())
  const [seen, setSeen] = useState({ isSomebody, count: 0 })
  if (seen.isSomebody !== isSomebody) setSeen({ isSomebody, count: isSomebody ? seen.count : seen.count + 1 })
  return seen.count
}
