import { useEffect, useRef } from 'react'

/** Brings the focus to the first field that is wrong, after each try that found one. */
export function useFocusOnError(tries: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries === 0) return
    const wrong = form.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-wrong], [data-invalid] input',
    )
    wrong?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'center' })
  }, [tries])
  return form
}
