import { useEffect, useRef, useState } from 'react'

/** Moves the focus after each failed try to a wrong field: `told`, a selector, else the first. */
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

/** Like `useFocusOnError` for one `problem` at a time; `countTry` is called on submit. */
export function useFocusOnProblem(problem: string | undefined) {
  const [tries, setTries] = useState(0)
  const form = useFocusOnError(problem === undefined ? 0 : tries)
  return { form, countTry: () => setTries((before) => before + 1) }
}
