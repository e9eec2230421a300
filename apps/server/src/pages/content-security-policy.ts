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

/**
 * The policy of every page: nothing from elsewhere, nothing inline but what this page brought. `mapTiles` is the one
 * foreign origin of pictures, where a map is drawn by another server.
 */
export const contentSecurityPolicy = ({ script, style }: InlineSources, mapTiles = ''): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${script}`,
    `style-src 'self' ${style}`,
    `img-src 'self' data: ${mapTiles}`.trim(),
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
