/**
 * Endings of names that lead nowhere, or only within a private network: a tenant's host cannot
 * have them.
 */
const RESERVED_HOST_ENDINGS = ['arpa', 'internal', 'invalid', 'lan', 'local', 'onion'] as const

const HOST_PROBLEM_CODES = ['host-invalid', 'host-reserved'] as const

export type HostProblemCode = (typeof HOST_PROBLEM_CODES)[number]

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Returns the problem of a tenant's host name; undefined for a lower-case name of two labels or
 * more, without scheme, port or path, whose last label is no number (so that no address of a
 * machine is one).
 */
export function hostProblem(host: string): HostProblemCode | undefined {
  const labels = host.split('.')
  // Stryker disable next-line StringLiteral: a split name has a last label.
  const last = labels.at(-1) ?? ''
  const isName = labels.length > 1 && host.length <= 253 && labels.every((label) => LABEL.test(label))
  if (!isName || !/[a-z]/.test(last)) return 'host-invalid'
  return RESERVED_HOST_ENDINGS.some((ending) => ending === last) ? 'host-reserved' : undefined
}

/**
 * Returns a host as it is kept, from a typed or pasted text: of an address its host alone, in
 * lower case, letters beyond a to z as name services know them (`xn--…`); any other text stays as
 * it is.
 */
export function tidyHost(text: string): string {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#:].*$/, '')
    .replace(/\.$/, '')
  return typed !== '' && URL.canParse(`http://${typed}`) ? new URL(`http://${typed}`).hostname : typed
}

/** Whether a host could be owned by a company, so that no other name is looked up. */
export const isHostName = (host: string): boolean => hostProblem(host) === undefined

/**
 * Returns the origin of a host on a server that is reached at `publicUrl`: its scheme and its
 * port; without a host, its own.
 */
export function originAt(publicUrl: string, host: string | null | undefined): string {
  const url = new URL(publicUrl)
  if (host) url.hostname = host
  return url.origin
}
