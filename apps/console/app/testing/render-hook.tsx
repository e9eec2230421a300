import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { Client } from '@mostrador/contract/client'
import { ToastContext, type useToast } from '@mostrador/ui/use-toast'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { ApiContext } from '../api/api.ts'
import { WorkplaceContext } from '../workplace/contact-context.ts'
import { workplace } from './given-workplace.ts'

/** A node of a page, of which React needs no more to draw nothing into it. */
class PageNode extends EventTarget {
  readonly nodeType = 1
  readonly nodeName = 'DIV'
  readonly tagName = 'DIV'
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml'
  readonly ownerDocument = document
}

/** The document that React asks for the focus and for events. */
class PageDocument extends EventTarget {
  readonly nodeType = 9
  readonly defaultView = globalThis
}

function openPage(): HTMLElement {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', new PageDocument())
  vi.stubGlobal('HTMLIFrameElement', PageNode)
  return new PageNode() as unknown as HTMLElement
}

/** Does something as a person would, and lets happen what comes of it. */
export const doing = (task: () => unknown): Promise<void> =>
  act(async () => {
    await task()
    // The library tells by a timer of its own, twice in a row where an answer asks for another.
    for (let turn = 0; turn < 4; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 2))
      await new Promise((resolve) => setImmediate(resolve))
    }
  })

/** The API that answers a hook, and the listener of its toasts. */
type HookSurroundings = {
  readonly api: Client
  readonly queries: QueryClient
  readonly toast?: ReturnType<typeof useToast>
  /** Contexts of a part of the page, around the hook. */
  readonly around?: (hook: ReactNode) => ReactNode
}

/** Draws a hook of a page of a contact, with its effects, and answers what it answered last. */
export async function renderHook<Answer>(
  hook: () => Answer,
  { api, queries, toast = () => undefined, around = (node) => node }: HookSurroundings,
): Promise<() => Answer> {
  const root = createRoot(openPage())
  const all: Answer[] = []
  function Probe() {
    all.push(hook())
    return null
  }
  onTestFinished(async () => {
    await act(async () => root.unmount())
    queries.clear()
    vi.unstubAllGlobals()
  })
  const box = { show: toast, deliver: () => () => undefined }
  await doing(() =>
    root.render(
      <ApiContext value={api}>
        <QueryClientProvider client={queries}>
          <ToastContext value={box}>
            <WorkplaceContext value={workplace}>{around(<Probe />)}</WorkplaceContext>
          </ToastContext>
        </QueryClientProvider>
      </ApiContext>,
    ),
  )
  return () => all.at(-1) as Answer
}
