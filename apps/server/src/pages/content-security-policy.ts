import { createHash } from 'node:crypto'
import { NO_REACH, type ReachSources } from './reach-sources.ts'

/**
 * How the inline scripts and styles of one page are allowed: by a nonce of this answer, or by their
 * digests.
 */
export type InlineSources = { readonly script: string; readonly style: string }

/** A text as a source: what stands inline with exactly these words is let in. */
export const inlineDigest = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const digests = (html: string, mark: RegExp): string =>
  [...html.matchAll(mark)].map(([, text = '']) => inlineDigest(text)).join(' ')

/** A page that many are sent, and what of it is let in. */
export type MarkedPage = { readonly html: string; readonly inline: InlineSources }

/**
 * Takes the marks out of a page that was rendered with one as its nonce, and the digests of what
 * stood under them, so that it can be kept and sent to many. What came into the page without the
 * mark, which nobody can know before, is let in by none of them: a script that somebody's words
 * brought along is not ours because it stands in our page.
 */
export function takeMarks(html: string, mark: string): MarkedPage {
  const nonce = ` nonce="${mark}"`
  const marked = (tag: string) =>
    new RegExp(`<${tag}(?=[^>]*${nonce})(?![^>]* src=)[^>]*>([^]*?)</${tag}>`, 'g')
  return {
    html: html.replaceAll(nonce, ''),
    inline: { script: digests(html, marked('script')), style: digests(html, marked('style')) },
  }
}

/** The nonce of one answer as a source. */
export const inlineNonce = (nonce: string): InlineSources => ({
  script: `'nonce-${nonce}'`,
  style: `'nonce-${nonce}'`,
})

/** Other origins that a page may load from: of its maps, its card fields and its analytics. */
export type ForeignSources = {
  readonly mapTiles?: string
  readonly cardFields?: { readonly scripts: string; readonly frames: string; readonly calls: string }
  /** The origin that events are sent to; '' for this server. */
  readonly analytics?: string
  /** The push service that browsers are connected to; without one this server. */
  readonly push?: string
}

const sources = (name: string, ...from: readonly string[]): string =>
  [name, ...new Set(from)].filter((part) => part !== '').join(' ')

/**
 * The policy of every page: nothing from elsewhere but what is configured and what its brand uses,
 * nothing inline but what this page brought.
 */
export const contentSecurityPolicy = (
  { script, style }: InlineSources,
  { mapTiles = '', cardFields, analytics = '', push = '' }: ForeignSources = {},
  reach: ReachSources & { readonly framedBy?: string } = NO_REACH,
): string =>
  [
    "default-src 'self'",
    sources(`script-src 'self' ${script}`, cardFields?.scripts ?? '', ...reach.scripts),
    `style-src 'self' ${style}`,
    sources("img-src 'self' data:", reach.tiles ?? mapTiles, ...reach.images),
    "font-src 'self'",
    sources("connect-src 'self'", cardFields?.calls ?? '', analytics, push, ...reach.calls),
    sources("frame-src 'self'", cardFields?.frames ?? '', ...reach.frames),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${reach.framedBy ?? "'none'"}`,
  ].join('; ')
