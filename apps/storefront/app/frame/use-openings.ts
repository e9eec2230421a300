import { useState } from 'react'

/** Counts how often a part was opened: its data load once that is above 0. */
export function useOpenings(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, times: isOpen ? 1 : 0 })
  if (seen.isOpen === isOpen) return seen.times
  const now = { isOpen, times: seen.times + (isOpen ? 1 : 0) }
  setSeen(now)
  return now.times
}
