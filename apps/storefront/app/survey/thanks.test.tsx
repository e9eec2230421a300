import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Thanks } from './thanks.tsx'

const drawn = (stars: number | null, isOwn: boolean): string =>
  renderToStaticMarkup(
    <Thanks stars={stars} isOwn={isOwn}>
      <a href="/menu/palermo">Volver</a>
    </Thanks>,
  )

/** spec('001 §4.5') */
test.each([
  [5, true, 'El local lee cada opinión.'],
  [null, true, 'El local lee cada opinión.'],
  [4, false, 'Ya habías calificado este pedido: esta es la calificación que guardamos.'],
  [null, false, 'Ya habías calificado este pedido.'],
])('with %s stars, given here: %s, it says "%s"', (stars, isOwn, sentence) => {
  expect(drawn(stars, isOwn)).toContain(`. </span>${sentence}</output>`)
  expect(drawn(stars, isOwn).includes(`Tu calificación: ${stars ?? ''}`)).toBe(stars !== null)
})
