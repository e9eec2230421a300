import { encodeQR } from 'qr'

/** Modules around a code in which nothing may stand. */
const QUIET_ZONE = 4

/** The picture of a code, dark on light in every theme: readers look for that. */
function pictureOf(rows: readonly (readonly boolean[])[]): string {
  const side = rows.length
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${dark.join('')}"/></svg>`
}

/** A text of at most 2,331 bytes as a QR code of level M, an SVG. Source: ISO/IEC 18004. */
export const qrSvg = (text: string): string =>
  pictureOf(encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE }))

/** An SVG as the address of a picture. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The QR code of a text as a picture. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <img
      alt={label}
      src={svgAddress(qrSvg(text))}
      width={240}
      height={240}
      className="w-full max-w-60 rounded-control border border-line"
    />
  )
}
