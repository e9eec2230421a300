import type { Hosts } from '@mostrador/api/ground/hosts'
import { VOICE_COOKIE, voiceOfLanguages, VOICES } from '@mostrador/domain/branding/voice'
import { firstStepPage } from './first-step.ts'
import type { StaticFiles } from './static-files.ts'

/** Other origins that the console loads from: the push service, and the map provider. */
type Foreign = { readonly push?: string | undefined; readonly tileSource?: string | undefined }

/** Where the console is, and where the shops are. */
export type ConsoleHosts = Pick<Hosts, 'isConsoleHost' | 'isForStaff' | 'consoleOrigin' | 'sharedOrigin'>

/**
 * The console is one page that asks the API for everything; it brings no inline script. It frames
 * the shops that it shows a draft of, which may be of another origin.
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
  /** Whether there is no shop yet, and so nobody who could sign in. */
  readonly isEmpty?: (() => Promise<boolean>) | undefined
}

/** The page of the link by which a company is founded. */
const FOUNDING = 'empezar'

const KEPT_VOICE = new RegExp(`(?:^|; ?)${VOICE_COOKIE}=(${VOICES.join('|')})(?:;|$)`)

/**
 * How a browser is spoken to: as its last shop was, or while there was none as its language says.
 */
const voiceOf = ({ headers }: Request): string =>
  KEPT_VOICE.exec(headers.get('cookie') ?? '')?.[1] ?? voiceOfLanguages(headers.get('accept-language') ?? '')

/**
 * The page of the build that speaks as the browser asks for. It is made for its caller: kept by its
 * address alone, it would be one voice for all. Source: docs/decisions/155, 168.
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
 * Staff of every tenant work there: it is on its own host, or without one on the host that all
 * share, alone.
 */
export async function answerConsole(request: Request, parts: ConsoleParts): Promise<Response> {
  const { files, foreign, hosts } = parts
  const { pathname, search } = new URL(request.url)
  if (!(await hosts.isForStaff(request.url))) return goTo(hosts.consoleOrigin + pathname + search)
  const path = pathname.replace(/^\/console\/?/, '')
  // A page comes below, with its policy.
  const asset = path && !path.endsWith('.html') && (await files.answer(path, request))
  if (asset) return asset
  // A part of a build that is no longer here: the page in its place would run as no script.
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

/**
 * Paths that the console's own host answers: the console, its requests, and the health of the
 * process.
 */
const ITS_OWN = /^\/(?:console|api|files|map-tiles|healthz|readyz|metrics)(?:\/|$)/

/**
 * On the console's own host there are no pages of shops, whose tags would be of the origin of
 * staff: a request for one is redirected to the shops' host, and a request for `/` to the console.
 * Undefined for everything else.
 */
export function awayFromConsole({ method, url }: Request, hosts: ConsoleHosts): Response | undefined {
  const { pathname, search } = new URL(url)
  if (!hosts.isConsoleHost(url) || ITS_OWN.test(pathname)) return undefined
  if (method !== 'GET' && method !== 'HEAD') return new Response(null, { status: 404 })
  return goTo(pathname === '/' ? `${hosts.consoleOrigin}/console` : hosts.sharedOrigin + pathname + search)
}
