import { whenIdle } from '@mostrador/ui/when-idle'
import { useEffect, useState } from 'react'

/** False until the page was idle for a moment, then true. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return isIdle
}
