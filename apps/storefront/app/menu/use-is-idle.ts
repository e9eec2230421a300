import { useEffect, useState } from 'react'

/** What waits for a quiet moment comes after so long at the latest, in milliseconds. */
const AT_LATEST_MS = 5000
const WITHOUT_NOTICE_MS = 2000

/** False until the page has nothing better to do for a moment, then true. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const tell = () => setIsIdle(true)
    // Safari does not say when it is idle.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(tell, WITHOUT_NOTICE_MS)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(tell, { timeout: AT_LATEST_MS })
    return () => cancelIdleCallback(request)
  }, [])
  return isIdle
}
