import { whenIdle } from '@mostrador/ui/when-idle'
import { useEffect, useState } from 'react'

/** False until the page has nothing better to do for a moment, then true. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return isIdle
}
