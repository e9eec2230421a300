import { hostProblem } from './host-name.ts'

/** The names of a server and of its console, and which near them tenants may have. */
export type ServerNames = {
  readonly own: readonly string[]
  /** Names that tenants may have all the same: `ombu.pide.example`, or `*.pide.example`. */
  readonly allowed: readonly string[]
}

const nameOf = (url: string): string => new URL(url).hostname.replace(/\.$/, '')

export const serverNamesOf = (
  urls: readonly (string | undefined)[],
  allowed: readonly string[] = [],
): ServerNames => ({ own: urls.flatMap((url) => (url === undefined ? [] : [nameOf(url)])), allowed })

const isUnder = (host: string, name: string): boolean => host.endsWith(`.${name}`)

/** Whether the server is tried out on this machine, whose names are everybody's own. */
export const isTryout = ({ own }: ServerNames): boolean => own[0] === 'localhost'

const isAllowed = (host: string, { allowed }: ServerNames): boolean =>
  allowed.some((one) => (one.startsWith('*.') ? isUnder(host, one.slice(2)) : one === host))

/**
 * Whether a name is the server's own, under it or above it, so that no tenant may have it: a host
 * there could take the console's cookies, or look like it. The operator allows names under and
 * above one by one; the server's very own never.
 */
export function isOfServer(host: string, names: ServerNames): boolean {
  if (names.own.includes(host)) return true
  const isNear = names.own.some((own) => own !== 'localhost' && (isUnder(host, own) || isUnder(own, host)))
  return isNear && !isAllowed(host, names)
}

/**
 * Whether a text names hosts that tenants may have all the same: a name, or all under one by `*.`.
 */
export const isAllowance = (text: string): boolean => hostProblem(text.replace(/^\*\./, '')) === undefined
