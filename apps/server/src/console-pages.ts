import type { Hosts } from '@mostrador/api/ground/hosts'
import { VOICE_COOKIE, voiceOfLanguages, VOICES } from '@mostrador/domain/branding/voice'
import { firstStepPage } from './first-step.ts'
import type { StaticFiles } from './static-files.ts'

/** Other origins that the console loads from: the push service, and the map provider. */
type Foreign = { readonly push?: string | undefined; readonly tileSource?: string | undefined }

/** Origins of the console and of the shops. */
export type ConsoleHosts = Pick<Hosts, 'isConsoleHost' | 'isForStaff' | 'consoleOrigin' | 'sharedOrigin'>

/**
 * Content security policy of the console, one page that asks the API for everything, without
 * inline scripts. It frames the drafts of shops, which may be of another origin.
 */
const consolePolicy = ({ push = '', tileSource = '' }: Foreign, shops: string): string =>
  [
    "default-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${tileSource}`.trim(),
    `connect-src 'self' ${push}`.trim(),
    `frame-src 'self' ${shops}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

type ConsoleParts = {
  readonly files: StaticFiles
  readonly foreign: Foreign
  readonly hosts: ConsoleHosts
  /** Whether there is no shop yet, so that no staff can sign in. */
  readonly isEmpty?: (() => Promise<boolean>) | undefined
}

/** Page of the link by which a company is founded. */
const FOUNDING = 'empezar'

const KEPT_VOICE = new RegExp(`(?:^|; ?)${VOICE_COOKIE}=(${VOICES.join('|')})(?:;|$)`)

/** Returns the voice for a browser: its last shop's, else the one of its language. */
const voiceOf = ({ headers }: Request): string =>
  KEPT_VOICE.exec(headers.get('cookie') ?? '')?.[1] ?? voiceOfLanguages(headers.get('accept-language') ?? '')

/**
 * Returns the page of the build in the browser's voice. It is made for its caller: cached by
 * address it would have one voice for all. Source: docs/decisions/155, 168.
 */
async function pageInVoice(files: StaticFiles, request: Request): Promise<Response | undefined> {
  const inVos = voiceOf(request) === 'VOS' ? await files.answer('vos/index.html', request) : undefined
  const page = inVos ?? (await files.answer('index.html', request))
  if (!page) return undefined
  const own = new Response(page.body, page)
  own.headers.append('vary', 'cookie, accept-language')
  return own
}

const goTo = (location: string): Response => new Response(null, { status: 302, headers: { location } })

/**
 * Answers a request for the console, which serves staff of every tenant: on its own host, else on
 * the shared host, alone.
 */
export async function answerConsole(request: Request, parts: ConsoleParts): Promise<Response> {
  const { files, foreign, hosts } = parts
  const { pathname, search } = new URL(request.url)
  if (!(await hosts.isForStaff(request.url))) return goTo(hosts.consoleOrigin + pathname + search)
  const path = pathname.replace(/^\/console\/?/, '')
  // Pages are answered below, with their policy.
  const asset = path && !path.endsWith('.html') && (await files.answer(path, request))
  if (asset) return asset
  // A file of an older build: a page in its place would fail as a script.
  if (path.startsWith('assets/')) return new Response('No such file', { status: 404 })
  // An owner with the link of the first company founds it there.
  if (path !== FOUNDING && (await parts.isEmpty?.())) return firstStepPage()
  const page = await pageInVoice(files, request)
  const shops = hosts.consoleOrigin === hosts.sharedOrigin ? '' : hosts.sharedOrigin
  page?.headers.set('content-security-policy', consolePolicy(foreign, shops))
  page?.headers.set('cross-origin-opener-policy', 'same-origin')
  page?.headers.set('x-robots-tag', 'noindex')
  return page ?? new Response('The console is not built', { status: 404 })
}

/** Paths that the console's own host answers: the console, its requests, and health checks. */
const ITS_OWN = /^\/(?:console|api|files|map-tiles|healthz|readyz|metrics)(?:\/|$)/

/**
 * Redirects a request for a shop's page on the console's own host to the shops' host, since its
 * tags would have staff's origin, and a request for `/` to the console. Undefined for everything
 * else.
 */
export function awayFromConsole({ method, url }: Request, hosts: ConsoleHosts): Response | undefined {
  const { pathname, search } = new URL(url)
  if (!hosts.isConsoleHost(url) || ITS_OWN.test(pathname)) return undefined
  if (method !== 'GET' && method !== 'HEAD') return new Response(null, { status: 404 })
  return goTo(pathname === '/' ? `${hosts.consoleOrigin}/console` : hosts.sharedOrigin + pathname + search)
}
