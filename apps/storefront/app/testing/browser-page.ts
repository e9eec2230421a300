import type { Fetch } from '@mostrador/contract/client'
import { onTestFinished, vi } from 'vitest'

/** Content of a storage of the browser, as a test reads and writes it. */
function givenStorage(name: 'localStorage' | 'sessionStorage'): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal(name, {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  })
  return kept
}

/** A call as the server gets it. */
type Asked = {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Headers
  readonly body: unknown
}

/** Response of a server of a test: an answer, or the data of one with the status 200. */
export type Answering = (asked: Asked) => unknown

/** An answer that is none of success: the problem that the API tells by its code. */
export const refusal = (status: number, code: string, more: object = {}): Response =>
  Response.json(
    { type: '', title: '', status, code, detail: '', ...more },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

/** A server that answers by `answer`; what that throws is a connection that broke. */
function givenServer(answer: Answering) {
  const asked: Asked[] = []
  const fetch: Fetch = async (url, init = {}) => {
    const { method = 'GET', body } = init
    const isText = typeof body === 'string'
    const call = { method, url, headers: new Headers(init.headers), body: isText ? JSON.parse(body) : body }
    asked.push(call)
    const told = await answer(call)
    if (told instanceof Response) return told
    return told === undefined ? new Response(null, { status: 204 }) : Response.json(told)
  }
  return { asked, fetch }
}

/** A node of the page, of which React and hooks need no more than this. */
class PageNode extends EventTarget {
  readonly nodeType = 1
  readonly nodeName = 'DIV'
  readonly tagName = 'DIV'
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml'
  readonly dataset: Record<string, string> = {}
  readonly ownerDocument = document
  readonly remove = (): void => undefined
}

/** Class that React asks for to find the focus in frames. */
class PageFrame extends PageNode {}

/** Of the document: whether somebody looks at it, events, and what is put into its head. */
class PageDocument extends EventTarget {
  readonly nodeType = 9
  readonly defaultView = globalThis
  readonly inHead: EventTarget[] = []
  readonly head = { append: (node: EventTarget) => void this.inHead.push(node) }
  readonly createElement = (): PageNode => new PageNode()
  readonly getElementById = (): null => null
  visibilityState = 'visible'
  get hidden(): boolean {
    return this.visibilityState === 'hidden'
  }
  /** Node overlooks `true` where browsers take it for `capture`. */
  override removeEventListener(...[type, listener, options]: Parameters<EventTarget['removeEventListener']>) {
    super.removeEventListener(type, listener, options === true ? { capture: true } : options)
  }
}

/** A page in a browser without anything drawn, as hooks see it. */
type BrowserPage = {
  /** Requests that reached the server, in their order. */
  readonly asked: readonly Asked[]
  readonly local: Map<string, string>
  readonly session: Map<string, string>
  /** Where events of the window arrive. */
  readonly window: EventTarget
  readonly document: EventTarget
  /** Elements that were put into the head, as scripts of others. */
  readonly inHead: readonly EventTarget[]
  /** The page goes to the back, or comes to the front. */
  readonly show: (state: 'visible' | 'hidden') => void
  /** Where the page was left for, by script. */
  readonly left: readonly string[]
}

/**
 * Opens a page in a browser of a test's own: the window, its document, its storages, its address
 * and the server behind `fetch`, which never answers unless told. With a `clock` time goes by as
 * the test says. All of it is gone when the test has finished.
 */
export function openPage({
  address = 'http://localhost:3000/',
  answer = () => new Promise(() => undefined),
  clock,
}: { readonly address?: string; readonly answer?: Answering; readonly clock?: string } = {}): BrowserPage {
  if (clock !== undefined) vi.useFakeTimers({ now: Date.parse(clock) })
  const { asked, fetch } = givenServer(answer)
  const window = new EventTarget()
  const document = new PageDocument()
  const left: string[] = []
  const leave = (to: string | URL): void => void left.push(String(to))
  const { href, origin, host, hostname, pathname, search, hash, protocol } = new URL(address)
  const location = { href, origin, host, hostname, pathname, search, hash, protocol }
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', document)
  vi.stubGlobal('HTMLIFrameElement', PageFrame)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
  vi.stubGlobal('location', { ...location, assign: leave, replace: leave })
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'Test', language: 'es-AR' })
  vi.stubGlobal('fetch', fetch)
  const [local, session] = [givenStorage('localStorage'), givenStorage('sessionStorage')]
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const show = (state: 'visible' | 'hidden'): void => {
    document.visibilityState = state
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { asked, local, session, window, document, inHead: document.inHead, show, left }
}

/** Makes an element for React to draw into. */
export const pageNode = (): HTMLElement => new PageNode() as unknown as HTMLElement
