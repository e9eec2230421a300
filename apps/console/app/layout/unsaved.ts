import { useEffect } from 'react'

/** Navigation state: the user has already agreed to lose unsaved changes. */
export const DECIDED = { isDecided: true }

const unsaved = new Set<symbol>()

/** Whether the page has unsaved changes. */
export const hasUnsaved = (): boolean => unsaved.size > 0

/** Marks the page as having unsaved changes, while it has. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const own = Symbol('unsaved')
    unsaved.add(own)
    return () => void unsaved.delete(own)
  }, [isUnsaved])
}
