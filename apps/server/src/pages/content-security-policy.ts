import { createHash } from 'node:crypto'
import { NO_REACH, type ReachSources } from './reach-sources.ts'

/** Sources of one page's inline scripts and styles: a nonce of this response, or digests. */
export type InlineSources = { readonly script: string; readonly style: string }

/** Returns the digest of an inline text as a source. */
export const inlineDigest = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const digests = (html: string, mark: RegExp): string =>
  [...html.matchAll(mark)].map(([, text = '']) => inlineDigest(text)).join(' ')

/** Page for many callers, with the digests of its own inline parts. */
export type MarkedPage = { readonly html: string; readonly inline: InlineSources }

/**
 * Removes the marks of a page rendered with one as its nonce, and returns the digests of the texts
 * under them, so that it can be cached for many callers. A text without the mark, which no
 * stranger can know, gets no digest: an injected script is not allowed because it is in our page.
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

/** Returns the nonce of one response as a source. */
export const inlineNonce = (nonce: string): InlineSources => ({
  script: `'nonce-${nonce}'`,
  style: `'nonce-${nonce}'`,
})

/** Other origins that a page may load from: of its maps, its card fields and its analytics. */
export type ForeignSources = {
  readonly mapTiles?: string
  readonly cardFields?: { readonly scripts: string; readonly frames: string; readonly calls: string }
  /** Origin that events are sent to; '' for this server. */
  readonly analytics?: string
  readonly push?: string
}

const sources = (name: string, ...from: readonly string[]): string =>
  [name, ...new Set(from)].filter((part) => part !== '').join(' ')

/**
 * Writes the content security policy of a page: from elsewhere only the configured sources and
 * those of its brand, inline only its own parts.
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
