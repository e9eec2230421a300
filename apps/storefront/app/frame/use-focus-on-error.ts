import { useEffect, useRef, useState } from 'react'

/**
 * Brings the focus to a field that is wrong, after each try that found one: to `told`, the selector
 * of the one that the page speaks of, else to the first.
 */
export function useFocusOnError(tries: number, told?: string) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries === 0) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const wrong = (told && find(told)) || find('[aria-invalid="true"], [data-wrong], [data-invalid] input')
    wrong?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'center' })
    // oxlint-disable-next-line react/exhaustive-deps -- one look for each try: what is typed afterwards moves no focus
  }, [tries])
  return form
}

/**
 * The same for a form that says one `problem` at a time: each try that ends with one leads to the
 * field where it stands. `countTry` is called when the form is sent.
 */
export function useFocusOnProblem(problem: string | undefined) {
  const [tries, setTries] = useState(0)
  const form = useFocusOnError(problem === undefined ? 0 : tries)
  return { form, countTry: () => setTries((before) => before + 1) }
}
