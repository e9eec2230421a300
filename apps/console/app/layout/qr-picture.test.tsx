import { decodeQR } from 'qr/decode.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QrPicture } from './qr-picture.tsx'

/** Points of the picture to a side of a module: a reader needs some. */
const SCALE = 4

/** The picture as a camera sees it, in black and white. */
function photographOf(text: string) {
  const html = renderToStaticMarkup(<QrPicture text={text} label="Código QR" />)
  const svg = decodeURIComponent(/src="data:image\/svg\+xml,([^"]+)"/.exec(html)?.[1] ?? '')
  const modules = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const side = modules * SCALE
  const data = new Uint8Array(side * side * 4).fill(255)
  const dark = [...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  for (const [x, y] of dark) {
    for (let row = y * SCALE; row < (y + 1) * SCALE; row++) {
      const at = (row * side + x * SCALE) * 4
      for (let point = at; point < at + SCALE * 4; point++) if (point % 4 !== 3) data[point] = 0
    }
  }
  return { image: { width: side, height: side, data }, dark, modules }
}

/** spec('decisions who-sees-what.10') */
it('draws what an app of codes reads', () => {
  const uri =
    'otpauth://totp/Mostrador:cajero%40ombu.demo?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPABCD&issuer=Mostrador&digits=6&period=30'
  expect(decodeQR(photographOf(uri).image)).toBe(uri)
})

it('leaves four modules free around the code', () => {
  const { dark, modules } = photographOf('HOLA')
  for (const axis of [0, 1] as const) {
    const places = dark.map((place) => place[axis])
    expect([Math.min(...places), modules - 1 - Math.max(...places)]).toEqual([4, 4])
  }
})
