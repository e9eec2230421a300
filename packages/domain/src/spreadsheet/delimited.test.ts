import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'
import { readDelimited } from './delimited.ts'

test('a stray quotation mark of a bank is a letter', () => {
  const text =
    'Fecha;Concepto;Importe\n26/11/2026;TRANSF DE FERRETERIA "EL TORO" SRL;4.999,97\n27/11/2026;TRANSF DE ANA;5.000,00\n'
  expect(readDelimited(text, ';')).toEqual([
    ['Fecha', 'Concepto', 'Importe'],
    ['26/11/2026', 'TRANSF DE FERRETERIA "EL TORO" SRL', '4.999,97'],
    ['27/11/2026', 'TRANSF DE ANA', '5.000,00'],
  ])
})

test('inches and a nickname in one menu are both letters, and a cell that is quoted is not', () => {
  const text = 'Categoría;Plato;Precio\nPizzas;Pizza 12" muzza;12.500\nPizzas;"Napo ""especial""";14.000\n'
  expect(readDelimited(text, ';').slice(1)).toEqual([
    ['Pizzas', 'Pizza 12" muzza', '12.500'],
    ['Pizzas', 'Napo "especial"', '14.000'],
  ])
})

test.each([
  ['"EL TORO" SRL;1\nANA;2', ['"EL TORO" SRL', 'ANA']],
  ['"EL TORO SOCIEDAD AN;1\nANA;2', ['"EL TORO SOCIEDAD AN', 'ANA']],
  ['EL TORO";1\nANA;2', ['EL TORO"', 'ANA']],
  ['";1\nANA;2', ['"', 'ANA']],
  ['"dos\nlíneas";1\nANA;2', ['dos\nlíneas', 'ANA']],
])('%j has its two rows', (text, names) => {
  const rows = readDelimited(text, ';')
  expect(rows).toEqual([
    [names[0], '1'],
    [names[1], '2'],
  ])
})

test('a CSV is read back as it was written, with any text in its cells', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '"', ';', ',', '\t', '\n', ' ', '=', "'"),
    maxLength: 6,
  })
  const row = fc.array(cell, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), fc.constantFrom(',', ';'), (rows, by) => {
      const text = rows.map((cells) => csvLine(cells, by)).join('')
      expect(readDelimited(text, by)).toEqual(rows)
    }),
  )
})

test('a quotation mark anywhere changes no other row', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 6 }), fc.nat(), (words, pick) => {
      const at = pick % words.length
      const written = words.map((one, index) => (index === at ? `${one}"${one}` : one))
      const rows = readDelimited(written.map((one) => `x;${one};1`).join('\n'), ';')
      expect(rows).toEqual(written.map((one) => ['x', one, '1']))
    }),
  )
})
