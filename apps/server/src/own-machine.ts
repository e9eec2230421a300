import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { ownMachineCopy } from '@mostrador/copy/own-machine'
import type { Config } from './config.ts'
import { takeForwardedHost } from './forwarded-host.ts'

/**
 * Host names of a tryout installation; undefined for any other, which answers to all names that
 * lead to it. A stranger's page may resolve its own name to this machine, and would then share an
 * origin with everything open here.
 */
export const namesOfOwnMachine = ({
  isTryout,
  host,
  consoleUrl,
}: Pick<Config, 'isTryout' | 'host' | 'consoleUrl'>): ReadonlySet<string> | undefined =>
  isTryout
    ? new Set(['localhost', '127.0.0.1', host, ...(consoleUrl ? [new URL(consoleUrl).hostname] : [])])
    : undefined

const PORT = /:\d{1,5}$/

/** Whether a request is for another name than these, or for none. */
function isStrangeHost(
  names: ReadonlySet<string> | undefined,
  { headers: { host = '' } }: Pick<IncomingMessage, 'headers'>,
): boolean {
  if (!names) return false
  const name = host.replace(PORT, '').replace(/^\[(.*)\]$/, '$1')
  return !names.has(name.toLowerCase())
}

type Upgrade = (request: IncomingMessage, ...socket: [Duplex, Buffer]) => boolean

/** Upgrades requests for these names, by the host that a proxy of ours sent. */
export const upgradesHere =
  (
    { names, trustProxy }: { readonly names: ReadonlySet<string> | undefined; readonly trustProxy: number },
    upgrade: Upgrade,
  ): Upgrade =>
  (request, ...socket) => {
    const isStrange = isStrangeHost(names, request)
    takeForwardedHost(request, trustProxy)
    return !isStrange && !isStrangeHost(names, request) && upgrade(request, ...socket)
  }

/** Answers 421 to a request for another name than these; undefined for all others. */
export function refuseStrangeHost(
  names: ReadonlySet<string> | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): 421 | undefined {
  if (!isStrangeHost(names, request)) return undefined
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' }
  response.writeHead(421, { ...headers, 'cache-control': 'no-store' }).end(ownMachineCopy.strangeHost)
  return 421
}
