import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readClipboard } from '../spreadsheet/clipboard.ts'
import { bankAmountIn, bankDayIn, dayOrderOf } from './bank-cells.ts'
import { readBankSheet } from './bank-sheet.ts'
import { guessBankLayout } from './guess-bank-layout.ts'

const writing = { mantissa: 2, dayOrder: 'DAY_FIRST' } as const
const table = (text: string) => readClipboard(text.replaceAll(';', '\t'))
const read = (text: string, at = writing) => {
  const cells = table(text)
  return readBankSheet(cells, guessBankLayout(cells, at), at)
}

/** spec('decisions transfers.11') */
describe('an amount of a bank', () => {
  test.each([
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['$ 1.234.567,8', 123_456_780],
    ['900', 90_000],
    ['1.500', 150_000],
    ['1,500', 150_000],
    ['0,99', 99],
    ['-500,00', -50_000],
    ['500,00-', -50_000],
    ['(500.00)', -50_000],
    ['$ -500,00', -50_000],
    ['+ARS 12,5', 1250],
    ['$(500.00)', -50_000],
    ['(US$ 500,00)', -50_000],
    ['500,00- ARS', -50_000],
    ['ARS -$500,00', -50_000],
    ['–500,00', -50_000],
    ['500,00 D', -50_000],
    ['500,00 DB', -50_000],
    ['-500,00 DR', -50_000],
    ['500,00 C', 50_000],
    ['500,00 CR', 50_000],
    ['S/.500', 50_000],
    ['500 COP', 50_000],
    [4999.97, 499_997],
    [-3, -300],
  ])('%s is read', (cell, minor) => expect(bankAmountIn(cell, 2)).toBe(minor))

  test.each([
    '',
    'abc',
    '1.2.3,4,5',
    '12.34.567',
    '1234,567',
    '1,005,5.5',
    '--',
    '=1+1',
    '-500 CR',
    '+500 D',
    '--500',
    '(500',
    `${'-'.repeat(60_000)}x`,
    0.001,
    Number.NaN,
    '9'.repeat(20),
  ])('%s is none', (cell) => expect(bankAmountIn(cell, 2)).toBeUndefined())

  test('without decimals has none but zeros', () => {
    expect(bankAmountIn('12.500', 0)).toBe(12_500)
    expect(bankAmountIn('12.500,00', 0)).toBe(12_500)
    expect(bankAmountIn('12.500,50', 0)).toBeUndefined()
  })

  test('is the same however a country writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (minor) => {
        for (const locale of ['es-AR', 'es-MX', 'en-US', 'pt-BR', 'es-CL']) {
          const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(minor / 100)
          expect(bankAmountIn(text, 2)).toBe(minor)
        }
      }),
    )
  })

  test('never throws, and is a whole number where it is one', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(0, 2), (text, mantissa) => {
        const minor = bankAmountIn(text, mantissa)
        expect(minor === undefined || Number.isSafeInteger(minor)).toBe(true)
      }),
    )
  })
})

describe('a day of a bank', () => {
  test.each([
    '27/11/2026',
    '27-11-26',
    '27.11.2026',
    '2026-11-27',
    '20261127',
    '27/11/2026 10:32',
    '27 nov 2026',
    '27-NOV-26',
    '27 de noviembre de 2026',
    '27-Nov-2026',
    'Nov 27, 2026',
    '2026-11-27T03:00:00.000-04:00',
    '2026-11-27T03:00:00',
  ])('%s is read', (text) => expect(bankDayIn(text, 'DAY_FIRST')).toBe('2026-11-27'))

  test.each(['', '31/02/2026', '27/13/2026', 'hoy', '27/11', '1234', '27 foo 2026', '00/00/0000'])(
    '%s is none',
    (text) => expect(bankDayIn(text, 'DAY_FIRST')).toBeUndefined(),
  )

  test.each([
    ['5 de fevereiro de 2026', '2026-02-05'],
    ['5-ene-26', '2026-01-05'],
    ['5 Apr 2026', '2026-04-05'],
    ['5 abr 2026', '2026-04-05'],
    ['5 out 2026', '2026-10-05'],
    ['5-DEZ-2026', '2026-12-05'],
    ['5 set 2026', '2026-09-05'],
    ['5 Aug 2026', '2026-08-05'],
  ])('%s is %s in any of three languages', (text, day) => expect(bankDayIn(text, 'DAY_FIRST')).toBe(day))

  test('has its month first where the list shows it', () => {
    expect(dayOrderOf(['01/02/2026', '11/27/2026'], 'DAY_FIRST')).toBe('MONTH_FIRST')
    expect(dayOrderOf(['01/02/2026', '27/11/2026'], 'MONTH_FIRST')).toBe('DAY_FIRST')
    expect(dayOrderOf(['01/02/2026'], 'DAY_FIRST')).toBe('DAY_FIRST')
    expect(bankDayIn('11/27/2026', 'MONTH_FIRST')).toBe('2026-11-27')
  })
})

/** spec('decisions transfers.4') */
describe('a list', () => {
  test('with titles above, a balance, and what went out in a column of its own', () => {
    const sheet = read(
      [
        'Banco del Sur;;;;',
        'Caja de ahorro 123;;;;',
        'Fecha;Concepto;Débito;Crédito;Saldo',
        ';Saldo anterior;;;10.000,00',
        '26/11/2026;TRANSF K7P4M JUAN;;4.999,97;14.999,97',
        '26/11/2026;COMISION;-120,00;;14.879,97',
        ';;;Total;14.879,97',
      ].join('\n'),
    )
    expect(sheet).toEqual({
      movements: [{ row: 5, day: '2026-11-26', amount: 499_997, text: 'TRANSF K7P4M JUAN' }],
      out: 1,
      problems: [],
    })
  })

  test('with one amount that says by its sign what it is, and words in several columns', () => {
    const sheet = read(
      'Fecha;Importe;Descripción;Leyenda adicional\n26/11/2026;-1.000,00;PAGO;\n26/11/2026;500,00;CREDITO;K7P4M',
    )
    expect(sheet.movements).toEqual([{ row: 3, day: '2026-11-26', amount: 50_000, text: 'CREDITO · K7P4M' }])
    expect(sheet.out).toBe(1)
  })

  test('tells an amount that is none also where there is no other', () => {
    const { problems } = read('Fecha;Concepto;Importe\n26/11/2026;A;mucho')
    expect(problems).toEqual([{ row: 2, code: 'amount', text: 'mucho' }])
  })

  test('has no amounts in a column of words that is called like one', () => {
    const sheet = read('Fecha;Depósito en;Importe\n26/11/2026;Sucursal Sur;500,00')
    expect(sheet.movements).toMatchObject([{ amount: 50_000, text: 'Sucursal Sur' }])
  })

  test('without headings is read by what is in its cells', () => {
    expect(read('26/11/2026;JUAN;500,00\n27/11/2026;ANA;700,00').movements).toHaveLength(2)
  })

  test('tells every line that has both and cannot be read', () => {
    const { problems, movements } = read(
      'Fecha;Concepto;Importe\n26/11/2026;A;12,3456\n31/02/2026;B;10,00\n27/11/2026;C;10,00',
    )
    expect(problems).toEqual([
      { row: 2, code: 'amount', text: '12,3456' },
      { row: 3, code: 'day', text: '31/02/2026' },
    ])
    expect(movements).toHaveLength(1)
  })

  test('of anything at all never throws, and what it reads came in', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'Fecha',
        'Importe',
        'Crédito',
        '26/11/2026',
        '500,00',
        '-1',
        '=HYPERLINK("x")',
        null,
        true,
        3.5,
      ),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), (cells) => {
        const { movements } = readBankSheet(cells, guessBankLayout(cells, writing), writing)
        for (const { amount, day, text } of movements) {
          expect(amount).toBeGreaterThan(0)
          expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
          expect(text.length).toBeLessThanOrEqual(500)
        }
      }),
    )
  })
})
