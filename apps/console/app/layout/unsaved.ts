import { useEffect } from 'react'

/** Said with an address: somebody has decided already that what was not saved goes. */
export const DECIDED = { isDecided: true }

/** Forms with unsaved changes. */
const unsaved = new Set<symbol>()

/** Whether something on the page would be lost with it. */
export const hasUnsaved = (): boolean => unsaved.size > 0

/** Says that something would be lost with the page, for as long as it is so. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const own = Symbol('unsaved')
    unsaved.add(own)
    return () => void unsaved.delete(own)
  }, [isUnsaved])
}
