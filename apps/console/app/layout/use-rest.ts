import { useEffect, useState } from 'react'

/** Milliseconds without typing before the server is asked. */
const REST_MS = 300

/** Returns a text after a pause in typing; an emptied one at once. */
export function useRest(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : rested
}
