import { useEffect, useState } from 'react'

/** How long nobody types before the server is asked, in milliseconds. */
const REST_MS = 300

/** A text once nobody has typed for a moment; what was emptied is empty at once. */
export function useRest(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : rested
}
