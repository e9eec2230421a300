import { layoutCopy } from '@mostrador/copy/layout'
import type { Provider } from '../api.ts'

/** Width of one letter of the name in any of our fonts, in units of the drawing. */
const LETTER = 13
const MARK = 40

/**
 * Wordmark of the configured provider: a counter bell and the name, linked to its site, if any.
 * Source: 000 §1, §2 Account side panel.
 */
export function PoweredBy({ provider }: { readonly provider: Provider }) {
  const { name, site } = provider
  const picture = <Wordmark name={name} />
  if (!site) return picture
  return (
    <a href={site} target="_blank" rel="noreferrer" className="hit-44 inline-block rounded-control">
      {picture}
    </a>
  )
}

function Wordmark({ name }: { readonly name: string }) {
  const width = Math.max(name.length * LETTER, 100)
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, in the colour of the page
      role="img"
      aria-label={layoutCopy.poweredBy(name)}
      viewBox={`0 0 ${MARK + width} 32`}
      width={MARK + width}
      height={32}
      className="mx-auto block max-w-full overflow-visible fill-current text-muted"
    >
      <path d="M15 6h-3V3h8v3h-3v2.100A13 13 0 0 1 29 21H3A13 13 0 0 1 15 8.100ZM1 24h30v4H1Z" />
      <g aria-hidden>
        <text x={MARK} y="9" fontSize="9">
          {layoutCopy.poweredByCaption}
        </text>
        <text x={MARK} y="28" fontSize="20" fontWeight="700">
          {name}
        </text>
      </g>
    </svg>
  )
}
