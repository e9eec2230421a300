import { useState } from 'react'

/** How often something was opened until now: what it shows is asked for when that is not never. */
export function useOpenings(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, times: isOpen ? 1 : 0 })
  if (seen.isOpen === isOpen) return seen.times
  const now = { isOpen, times: seen.times + (isOpen ? 1 : 0) }
  setSeen(now)
  return now.times
}
