import { qrCode } from '@mostrador/domain/qr-code/qr-code'

/** Around a code nothing may stand. */
const QUIET = 4

/** The picture of a code, dark on light whatever the theme: readers look for that. */
function pictureOf(rows: readonly (readonly boolean[])[]): string {
  const side = rows.length + 2 * QUIET
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${dark.join('')}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** A text as a QR code; nothing for a text that is too long for one. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = qrCode(text)
  if (!rows) return null
  return (
    <img
      alt={label}
      src={pictureOf(rows)}
      width={240}
      height={240}
      className="w-full max-w-60 rounded-control border border-line"
    />
  )
}
