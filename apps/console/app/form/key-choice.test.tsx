import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { KeyChoice } from './key-choice.tsx'

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: `plato-${at}`, label: `Plato ${at}` }))

const choice = (count: number) =>
  draw(<KeyChoice label="Agregar un plato" options={many(count)} onChoose={() => undefined} />)

test('a few things are the platform’s own choice, a thousand are searched and none is drawn before', () => {
  expect(choice(50).match(/<option/g)).toHaveLength(51)
  const searched = choice(1000)
  expect(searched).toContain('role="combobox"')
  expect(searched.match(/Plato \d/g)).toBeNull()
})
