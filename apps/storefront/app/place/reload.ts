import { useCallback } from 'react'
import { useRevalidator } from 'react-router'

let isUnderWay = false

/**
 * Whether what was loaded for an alias and its menu is being loaded anew, which no navigation does.
 */
export const isReloading = (): boolean => isUnderWay

/**
 * Loads alias and menu anew under the page as it stands: neither its address nor its scroll
 * position moves.
 */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(() => {
    isUnderWay = true
    return revalidate().finally(() => {
      isUnderWay = false
    })
  }, [revalidate])
}
