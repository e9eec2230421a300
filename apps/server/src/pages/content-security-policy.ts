import { createHash } from 'node:crypto'

/** How the inline scripts and styles of one page are allowed: by a nonce of this answer, or by their digests. */
export type InlineSources = { readonly script: string; readonly style: string }

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const inline = (html: string, tag: string): string =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]* src=)[^>]*>([^]*?)</${tag}>`, 'g'))]
    .map((match) => digest(match[1] ?? ''))
    .join(' ')

/** The digests of everything inline in a page, so that it can be kept and sent to many. */
export const inlineDigests = (html: string): InlineSources => ({
  script: inline(html, 'script'),
  style: inline(html, 'style'),
})

/** The nonce of one answer as a source. */
export const inlineNonce = (nonce: string): InlineSources => ({
  script: `'nonce-${nonce}'`,
  style: `'nonce-${nonce}'`,
})

/** Whom a page may load from besides this server: who draws its maps, and who draws the fields of its cards. */
export type ForeignSources = {
  readonly mapTiles?: string
  readonly cardFields?: { readonly scripts: string; readonly frames: string; readonly calls: string }
}

const sources = (name: string, ...from: readonly string[]): string => `${name} ${from.join(' ')}`.trim()

/** The policy of every page: nothing from elsewhere but what is configured, nothing inline but what this page brought. */
export const contentSecurityPolicy = (
  { script, style }: InlineSources,
  { mapTiles = '', cardFields }: ForeignSources = {},
): string =>
  [
    "default-src 'self'",
    sources(`script-src 'self' ${script}`, cardFields?.scripts ?? ''),
    `style-src 'self' ${style}`,
    sources("img-src 'self' data:", mapTiles),
    sources("connect-src 'self'", cardFields?.calls ?? ''),
    sources("frame-src 'self'", cardFields?.frames ?? ''),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
