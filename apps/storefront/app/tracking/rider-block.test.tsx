import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../testing/text-of.ts'
import { RiderBlock, type RiderBlockProps } from './rider-block.tsx'

const render = (rider: Partial<RiderBlockProps['rider']>, age?: RiderBlockProps['age']): string =>
  renderToStaticMarkup(
    <RiderBlock
      rider={{ name: 'Rosa Díaz', phone: '+5491123456789', position: null, positionAt: null, ...rider }}
      age={age}
    />,
  )

/** Where each link goes, by what it is called. */
const links = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => [
      /aria-label="([^"]*)"/.exec(tag)?.[1],
      /href="([^"]*)"/.exec(tag)?.[1],
    ]),
  )

/** spec('001 §2.58') spec('001 §2.61') */
test('the rider is reached by chat and by phone', () => {
  const found = links(render({}))
  expect(found['Chatear con el repartidor']).toMatch(/^https:\/\/wa\.me\/5491123456789/)
  expect(found['Llamar al repartidor']).toBe('tel:+5491123456789')
})

/** spec('001 §2.60') */
test.each(['', ' '])('with the phone "%s" both links lead nowhere, and open no window', (phone) => {
  const html = render({ phone })
  expect(links(html)).toEqual({ 'Chatear con el repartidor': '#', 'Llamar al repartidor': '#' })
  expect(html).not.toContain('_blank')
})

test('a rider without a name is called so, and the age of a position is told', () => {
  expect(textOf(render({ name: ' ' }))).toBe('Sin repartidor')
  expect(textOf(render({}, { seconds: 12, isStale: false }))).toBe('Rosa Díaz Ubicación de hace 12 segundos')
  expect(textOf(render({}, { seconds: 180, isStale: true }))).toBe(
    'Rosa Díaz Última ubicación conocida: hace 3 minutos',
  )
})
