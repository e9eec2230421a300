import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server'
import { onTestFinished, vi } from 'vitest'
import { pageNode } from './browser-page.ts'

/** A hook in a component that draws nothing. */
type RenderedHook<Props, Answer> = {
  /** Result of its last drawing. */
  readonly now: () => Answer
  /** Everything that it answered, in its order. */
  readonly all: readonly Answer[]
  readonly renderAgain: (props: Props) => Promise<void>
  readonly unmount: () => Promise<void>
}

/** Lets happen what is due by now, and what comes of it, without time that goes by. */
async function settle(): Promise<void> {
  await act(async () => {
    for (let round = 0; round < 20; round++)
      if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0)
      else await new Promise((resolve) => setImmediate(resolve))
  })
}

/** Does something as a person would, and lets happen what comes of it at once. */
export async function doing<Value>(task: () => Value | Promise<Value>): Promise<Value> {
  // Lets React draw while the task is under way.
  const doneBy: (Value | Promise<Value>)[] = []
  await act(async () => void doneBy.push(task()))
  await settle()
  return doneBy[0] as Value
}

/** Lets so many milliseconds go by; the clock is a false one. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await settle()
}

/**
 * Draws a hook on the page of `openPage`, with its effects, until the test has finished. `wrap`
 * puts around it what it needs.
 */
export async function renderHook<Answer, Props = void>(
  hook: (props: Props) => Answer,
  { props, wrap = (node) => node }: { readonly props: Props; readonly wrap?: (node: ReactNode) => ReactNode },
): Promise<RenderedHook<Props, Answer>> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // A server leaves the contexts around what it drew last, until it draws something else.
  await renderToReadableStream(null)
  const root = createRoot(pageNode())
  const all: Answer[] = []
  function Probe({ given }: { readonly given: Props }) {
    all.push(hook(given))
    return null
  }
  const draw = async (given: Props): Promise<void> => {
    await act(async () => root.render(wrap(<Probe given={given} />)))
    await settle()
  }
  let isDrawn = true
  const unmount = async (): Promise<void> => {
    if (isDrawn) await act(async () => root.unmount())
    isDrawn = false
  }
  onTestFinished(unmount)
  await draw(props)
  return { now: () => all.at(-1) as Answer, all, renderAgain: draw, unmount }
}
