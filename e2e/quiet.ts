import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** Watches all pages of a context, and says what they should not have done. */
export type Quiet = {
  /** This journey provokes answers with this status; the browser reports them in its console. */
  readonly expectStatus: (...statuses: readonly number[]) => void
  /** This journey cuts these addresses off; their requests may fail. */
  readonly expectFailures: (address: RegExp) => void
  /**
   * Errors and warnings in the console (broken policies and hydration among them), exceptions,
   * failed requests.
   */
  readonly complaints: () => readonly string[]
}

type Complaint = { readonly text: string; readonly status?: number; readonly address?: string }

/** Listens to every page that the context has or will have. */
export function watch(context: BrowserContext): Quiet {
  const complaints: Complaint[] = []
  const statuses = new Set<number>()
  const addresses: RegExp[] = []
  context.on('console', (message) => {
    const complaint = complaintOf(message)
    if (complaint) complaints.push(complaint)
  })
  context.on('weberror', (error) => complaints.push({ text: `exception: ${error.error().stack}` }))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left takes back what it was still asking for.
    if (reason === 'net::ERR_ABORTED') return
    complaints.push({ text: `failed request: ${request.url()} ${reason}`, address: request.url() })
  })
  context.on('response', (response) => {
    if (response.status() < 400) return
    const [status, address] = [response.status(), response.url()]
    complaints.push({ text: `${status} ${address}`, status, address })
  })
  const isExpected = ({ status, address }: Complaint): boolean =>
    (status !== undefined && statuses.has(status)) ||
    (address !== undefined && addresses.some((expected) => expected.test(address)))
  return {
    expectStatus: (...expected) => expected.forEach((status) => statuses.add(status)),
    expectFailures: (address) => addresses.push(address),
    complaints: () => complaints.filter((one) => !isExpected(one)).map(({ text }) => text),
  }
}

/**
 * A font that misses the first paint is not shown (docs/decisions/023), and the browser says that
 * it was preloaded for nothing.
 */
const FONT_TOO_LATE = /\.woff2 was preloaded using link preload but not used/

/** As a page is left, pusher-js closes its socket, also one that is still being opened. */
const LEFT_WHILE_CONNECTING = /WebSocket is closed before the connection is established/

/**
 * When a shift ends the server closes the socket; what pusher-js unsubscribes then, it says to a
 * socket that closes.
 */
const ENDED_WHILE_SENDING = /WebSocket is already in CLOSING or CLOSED state/

const REMARKS = [FONT_TOO_LATE, LEFT_WHILE_CONNECTING, ENDED_WHILE_SENDING]

function complaintOf(message: ConsoleMessage): Complaint | undefined {
  if (!['error', 'warning'].includes(message.type())) return undefined
  const text = `console ${message.type()}: ${message.text()}`
  if (REMARKS.some((remark) => remark.test(text))) return undefined
  const status = /status of (\d{3})/.exec(text)?.[1]
  const address = message.location().url
  return status ? { text: `${text} ${address}`, status: Number(status), address } : { text, address }
}
