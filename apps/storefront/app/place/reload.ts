import { useCallback } from 'react'
import { useRevalidator } from 'react-router'

let isUnderWay = false

/** Whether alias and menu are being reloaded, which no navigation does. */
export const isReloading = (): boolean => isUnderWay

/** Reloads alias and menu in place: address and scroll position stay. */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(() => {
    isUnderWay = true
    return revalidate().finally(() => {
      isUnderWay = false
    })
  }, [revalidate])
}
