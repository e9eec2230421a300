import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { KeyChoice, linesOf } from './key-choice.tsx'

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: `plato-${at}`, label: `Plato ${at}` }))

const choice = (count: number) =>
  draw(<KeyChoice label="Agregar un plato" options={many(count)} onChoose={() => undefined} />)

test('fifty things are the platform’s own choice, more are searched and none is drawn before', () => {
  expect(choice(50).match(/<option/g)).toHaveLength(51)
  const searched = choice(51)
  expect(searched).toContain('role="combobox"')
  expect(searched.match(/Plato \d/g)).toBeNull()
})

test('the first fifty results are drawn, and the count says how many there are', () => {
  const { lines, count } = linesOf(many(1000), 'PLATO')
  expect([lines.length, lines.at(-1)?.id, count]).toEqual([50, 'plato-49', 1000])
  expect(linesOf(many(1000), 'plató 99').lines.map(({ id }) => id)).toEqual([
    'plato-99',
    ...Array.from({ length: 10 }, (_, at) => `plato-99${at}`),
  ])
})
