import { encodeQR } from 'qr'

/** Empty modules around a code. */
const QUIET_ZONE = 4

/** Dark on light in every theme, since readers expect that. */
function pictureOf(rows: readonly (readonly boolean[])[]): string {
  const side = rows.length
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${dark.join('')}"/></svg>`
}

/** Encodes at most 2,331 bytes of text as a QR code of level M, as SVG. Source: ISO/IEC 18004. */
export const qrSvg = (text: string): string =>
  pictureOf(encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE }))

/** Returns an SVG as a data address. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** QR code of a text, as a picture. */
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
