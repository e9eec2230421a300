import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Table } from '../spreadsheet/cells.ts'
import { readDelimited } from '../spreadsheet/delimited.ts'
import { directionsSaid, readBankSheet } from './bank-sheet.ts'
import { bankLayoutAt, guessBankLayout, withBankColumns } from './guess-bank-layout.ts'

const writing = { mantissa: 2, dayOrder: 'DAY_FIRST' } as const
const readTable = (table: Table) => readBankSheet(table, guessBankLayout(table, writing), writing)
const read = (...lines: readonly string[]) => readTable(readDelimited(lines.join('\n'), ';'))
const incomesOf = ({ movements }: ReturnType<typeof read>) =>
  movements.map(({ day, amount }) => [day, amount / 100])

/** spec('decisions transfers.11') */
describe('money that went out', () => {
  test('is told by a column of D and H', () => {
    const sheet = read(
      'Fecha;Concepto;Importe;D/H',
      '26/11/2026;TRANSF DE ANA PRUEBA;4.999,97;H',
      '26/11/2026;PAGO A PROVEEDOR UNO;2.000,00;D',
      '27/11/2026;COMISION;120,00;D',
    )
    expect(incomesOf(sheet)).toEqual([['2026-11-26', 4999.97]])
    expect(sheet).toMatchObject({ out: 2, problems: [] })
  })

  test('is told by its sign below a summary, in a list of MercadoPago, whose numbers are no amounts', () => {
    const sheet = read(
      'INITIAL_BALANCE;CREDITS;DEBITS;FINAL_BALANCE',
      '10.000,00;25.999,94;-5.500,00;30.499,94',
      '',
      'RELEASE_DATE;TRANSACTION_TYPE;REFERENCE_ID;TRANSACTION_NET_AMOUNT;PARTIAL_BALANCE',
      '24-11-2026;Transferencia recibida Ana Prueba;81234567890;4.999,97;14.999,97',
      '24-11-2026;Transferencia enviada Proveedor Uno;81234567891;-2.000,00;12.999,97',
      '25-11-2026;Transferencia recibida Juan Prueba;81234567892;10.499,99;23.499,96',
      '25-11-2026;Pago Servicio Luz;81234567893;-3.500,00;19.999,96',
      '26-11-2026;Transferencia recibida Eva Prueba;81234567894;4.999,98;24.999,94',
      '26-11-2026;Transferencia recibida Leo Prueba;81234567895;5.500,00;30.499,94',
    )
    expect(incomesOf(sheet)).toEqual([
      ['2026-11-24', 4999.97],
      ['2026-11-25', 10_499.99],
      ['2026-11-26', 4999.98],
      ['2026-11-26', 5500],
    ])
    expect(sheet).toMatchObject({ out: 2, problems: [] })
    expect(sheet.movements[0]?.text).toBe('Transferencia recibida Ana Prueba · 81234567890')
  })

  test('is told by the columns of another list of MercadoPago', () => {
    const sheet = read(
      'DATE;SOURCE_ID;EXTERNAL_REFERENCE;DESCRIPTION;NET_CREDIT_AMOUNT;NET_DEBIT_AMOUNT;GROSS_AMOUNT;MP_FEE_AMOUNT',
      '2026-11-24T10:32:00.000-04:00;81234567890;;payment;500.00;0.00;500.00;0.00',
      '2026-11-24T10:40:00.000-04:00;81234567891;;payout;0.00;200.00;-200.00;0.00',
    )
    expect(incomesOf(sheet)).toEqual([['2026-11-24', 500]])
    expect(sheet).toMatchObject({ out: 1, problems: [] })
  })

  test('is told by the heading, where that says what its letters stand for', () => {
    const rows = ['01/02/2026;C;500,00;Pago CFE', '02/02/2026;D;900,00;SPEI Ana']
    for (const heading of ['Cargo/Depósito', 'Depósito/Cargo']) {
      const sheet = read(`Fecha;${heading};Importe;Concepto`, ...rows)
      expect(incomesOf(sheet)).toEqual([['2026-02-02', 900]])
      expect(sheet).toMatchObject({ out: 1, problems: [] })
    }
  })

  test('is asked about where one kind of movement says that it went and others say nothing', () => {
    const sheet = read(
      'Fecha;Tipo;Importe',
      '01/02/2026;Transferencia recibida;500,00',
      '02/02/2026;Transferencia enviada;500,00',
      '03/02/2026;Pago con QR;500,00',
      '04/02/2026;Compra;500,00',
      '05/02/2026;Retiro;500,00',
    )
    expect(incomesOf(sheet)).toEqual([['2026-02-01', 500]])
    expect(sheet.out).toBe(2)
    expect(sheet.problems.map(({ row, code }) => [row, code])).toEqual([
      [4, 'direction'],
      [5, 'direction'],
    ])
  })

  test('is no income where there are too many kinds of movements to ask about each', () => {
    const kinds = Array.from({ length: 20 }, (_, at) => `0${(at % 9) + 1}/02/2026;Cobro ${at} de Ana;500,00`)
    const sheet = read('Fecha;Concepto;Importe', ...kinds, '10/02/2026;Débito automático;500,00')
    expect(sheet).toMatchObject({ out: 1, problems: [] })
    expect(sheet.movements).toHaveLength(20)
  })

  test('is told by words, in Portuguese and in a Mexican pair where C is what went', () => {
    const words = read(
      'Data;Histórico;Valor;Tipo',
      '26/11/2026;PIX ANA;500,00;Entrada',
      '26/11/2026;PIX LUZ;100,00;Saída',
      '26/11/2026;SALDO DO DIA;900,00;',
    )
    expect(incomesOf(words)).toEqual([['2026-11-26', 500]])
    expect(words).toMatchObject({ out: 1, problems: [] })
    const pair = read(
      'Fecha;Importe;Cargo/Abono;Concepto',
      '26/11/2026;100.00;C;LUZ',
      '26/11/2026;200.00;C;GAS',
    )
    expect(pair).toEqual({ movements: [], out: 2, problems: [] })
  })

  test('in the column of what came is no income', () => {
    const sheet = read('Fecha;Débito;Crédito', '26/11/2026;;-500,00', '26/11/2026;;700,00')
    expect(incomesOf(sheet)).toEqual([['2026-11-26', 700]])
    expect(sheet.out).toBe(1)
  })

  test.each([
    ['two columns that say both', ['Fecha;Débito;Crédito', '26/11/2026;5,00;7,00']],
    ['a minus that came', ['Fecha;Importe;D/H', '26/11/2026;-5,00;H', '26/11/2026;5,00;D']],
  ])('and came, by %s, is told and not chosen', (_, lines) => {
    expect(read(...lines)).toMatchObject({ movements: [], problems: [{ row: 2, code: 'sign' }] })
  })
})

/** spec('decisions transfers.4') */
test('a quotation mark in the words of a line loses no line', () => {
  const sheet = read(
    'Fecha;Concepto;Importe',
    '26/11/2026;TRANSF DE FERRETERIA "EL TORO" SRL;4.999,97',
    '27/11/2026;TRANSF DE ANA;5.000,00',
  )
  expect(incomesOf(sheet)).toEqual([
    ['2026-11-26', 4999.97],
    ['2026-11-27', 5000],
  ])
  expect(sheet).toMatchObject({ out: 0, problems: [] })
})

/** spec('decisions transfers.11') */
describe('a column that may say directions', () => {
  const lines = ['Fecha;Importe;Concepto;Tp', '26/11/2026;5,00;ANA;X', '26/11/2026;7,00;LUZ;Y']

  test('in words that nobody knows is asked, and pays nothing before', () => {
    const table = readDelimited(lines.join('\n'), ';')
    const layout = guessBankLayout(table, writing)
    expect(layout.columns).toEqual(['DAY', 'AMOUNT', 'TEXT', 'DIRECTION'])
    expect(directionsSaid(table, layout)).toEqual([
      { word: 'x', shown: 'X' },
      { word: 'y', shown: 'Y' },
    ])
    expect(readBankSheet(table, layout, writing)).toEqual({
      movements: [],
      out: 0,
      problems: [
        { row: 2, code: 'direction', text: 'X' },
        { row: 3, code: 'direction', text: 'Y' },
      ],
    })
    const directions = new Map([
      ['x', 'IN'],
      ['y', 'OUT'],
    ] as const)
    const told = readBankSheet(table, { ...layout, directions }, writing)
    expect(told.movements.map(({ row, amount }) => [row, amount])).toEqual([[2, 500]])
    expect(told.out).toBe(1)
  })

  test('of one letter alone that could mean either is asked', () => {
    const sheet = read('Fecha;Importe;Concepto;Tipo', '26/11/2026;5,00;ANA;C', '26/11/2026;7,00;EVA;C')
    expect(sheet).toMatchObject({ movements: [], problems: [{ code: 'direction' }, { code: 'direction' }] })
  })

  test('that says nothing in a row lets that row say nothing', () => {
    const sheet = read('Fecha;Importe;D/H', '26/11/2026;5,00;', '26/11/2026;7,00;H')
    expect(sheet.problems).toEqual([{ row: 2, code: 'direction', text: '' }])
    expect(incomesOf(sheet)).toEqual([['2026-11-26', 7]])
  })

  test.each([
    ['currencies', 'Moneda', ['ARS', 'ARS']],
    ['offices', 'Sucursal', ['001', '002']],
    ['channels', 'Canal', ['Web', 'Cajero']],
  ])('is none where it has %s', (_, heading, [one = '', other = '']) => {
    const sheet = read(`Fecha;Importe;${heading}`, `26/11/2026;5,00;${one}`, `26/11/2026;-7,00;${other}`)
    expect(sheet).toMatchObject({ movements: [{ amount: 500 }], out: 1, problems: [] })
  })

  test('is chosen by hand, and its words are read at once', () => {
    const table = readDelimited('Fecha;Importe;Cosa\n26/11/2026;5,00;Haber\n26/11/2026;5,00;Debe', ';')
    const layout = { ...guessBankLayout(table, writing), columns: ['DAY', 'AMOUNT', 'TEXT'] as const }
    const chosen = withBankColumns(table, layout, ['DAY', 'AMOUNT', 'DIRECTION'])
    expect([...chosen.directions]).toEqual([
      ['haber', 'IN'],
      ['debe', 'OUT'],
    ])
  })
})

/** spec('decisions transfers.11') */
test('the row of the headings is chosen where it is not found, or none is', () => {
  const table = readDelimited('Fecha;Importe\nCuándo;Plata\n26/11/2026;5,00\n27/11/2026;-5,00', ';')
  const other = bankLayoutAt(table, 1, writing)
  expect(other).toMatchObject({ headingRow: 1, columns: ['DAY', 'AMOUNT'] })
  expect(readBankSheet(table, other, writing)).toMatchObject({
    movements: [{ row: 3 }],
    out: 1,
    problems: [],
  })
  expect(bankLayoutAt(table, null, writing)).toMatchObject({ headingRow: null, columns: ['DAY', 'AMOUNT'] })
})

/** spec('decisions transfers.11') */
test('without headings neither numbers of operations nor a balance are amounts', () => {
  const sheet = read(
    '10.000,00;25.999,94',
    '24/11/2026;81234567890;Ana;4.999,97;14.999,97',
    '24/11/2026;81234567891;Luz;-2.000,00;12.999,97',
    '24/11/2026;00004567;Gas;-1.000,00;11.999,97',
  )
  expect(incomesOf(sheet)).toEqual([['2026-11-24', 4999.97]])
  expect(sheet.out).toBe(2)
})

// How a list may say that an amount came or went: each writes one amount as cells of its columns.
type Way = {
  readonly headings: readonly string[]
  readonly cells: (minor: number, text: (minor: number) => string) => readonly string[]
}

const signed = (write: (text: string, isOut: boolean) => string): Way => ({
  headings: ['Importe'],
  cells: (minor, text) => [write(text(Math.abs(minor)), minor < 0)],
})
const saidBy = (heading: string, cameIn: string, went: string): Way => ({
  headings: ['Importe', heading],
  cells: (minor, text) => [text(Math.abs(minor)), minor < 0 ? went : cameIn],
})
const columns = (debit: string, credit: string, write: (text: string) => string): Way => ({
  headings: [debit, credit],
  cells: (minor, text) => (minor < 0 ? [write(text(-minor)), ''] : ['', text(minor)]),
})

const WAYS: readonly Way[] = [
  signed((text, isOut) => (isOut ? `-${text}` : text)),
  signed((text, isOut) => (isOut ? `- $ ${text}` : `$ ${text}`)),
  signed((text, isOut) => (isOut ? `$ -${text}` : `$ ${text}`)),
  signed((text, isOut) => (isOut ? `−${text}` : `+${text}`)),
  signed((text, isOut) => (isOut ? `(${text})` : text)),
  signed((text, isOut) => (isOut ? `$(${text})` : `$${text}`)),
  signed((text, isOut) => (isOut ? `${text}-` : text)),
  signed((text, isOut) => (isOut ? `${text}- ARS` : `${text} ARS`)),
  signed((text, isOut) => `${text} ${isOut ? 'D' : 'C'}`),
  signed((text, isOut) => `${text}${isOut ? 'DB' : 'CR'}`),
  columns('Débito', 'Crédito', (text) => text),
  columns('Cargos', 'Abonos', (text) => `-${text}`),
  columns('Money out', 'Money in', (text) => `(${text})`),
  columns('Saídas', 'Entradas', (text) => `${text}-`),
  saidBy('D/H', 'H', 'D'),
  saidBy('Tipo', 'C', 'D'),
  saidBy('C/D', 'c', 'd'),
  saidBy('Cargo/Abono', 'A', 'C'),
  saidBy('Movimiento', 'E', 'S'),
  saidBy('Tipo', 'I', 'E'),
  saidBy('Signo', '+', '-'),
  saidBy('Sentido', 'Ingreso', 'Egreso'),
  saidBy('Tipo de movimiento', 'Crédito', 'Débito'),
  saidBy('Tipo', 'Abono', 'Cargo'),
  saidBy('Tipo', 'Entrada', 'Saída'),
  saidBy('Type', 'credit', 'debit'),
  saidBy('Tipo', 'Depósito', 'Retiro'),
  saidBy('Tipo', 'Transferencia recibida', 'Transferencia enviada'),
  saidBy('Debe/Haber', 'Haber', 'Debe'),
]

const LOCALES = ['es-AR', 'es-MX', 'en-US', 'pt-BR', 'es-CL']
const textIn = (locale: string) => (minor: number) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(minor / 100)

/** spec('decisions transfers.11') */
test('no movement changes its sign, whichever way a list says the direction', () => {
  const amount = fc.integer({ min: -99_999_999, max: 99_999_999 }).filter((minor) => minor !== 0)
  const list = fc.record({
    way: fc.constantFrom(...WAYS),
    locale: fc.constantFrom(...LOCALES),
    amounts: fc.array(amount, { minLength: 1, maxLength: 8 }),
    titles: fc.nat({ max: 3 }),
    isHeaded: fc.boolean(),
  })
  fc.assert(
    fc.property(list, ({ way, locale, amounts, titles, isHeaded }) => {
      const known = [...amounts, 123_456, -654_321]
      const above: Table = Array.from({ length: titles }, (_, at) => [`Cuenta ${at}`, '1.000,00'])
      const columnsNeedHeadings = way.headings.length > 1 && way.cells(1, String)[0] === ''
      const headings = ['Fecha', 'Concepto', ...way.headings]
      const rows = known.map((minor, at) => ['26/11/2026', `Ana ${at}`, ...way.cells(minor, textIn(locale))])
      const table = [...above, ...(isHeaded || columnsNeedHeadings ? [headings] : []), ...rows]
      const sheet = readTable(table)
      expect(sheet.problems).toEqual([])
      expect(sheet.movements.map((one) => one.amount)).toEqual(known.filter((minor) => minor > 0))
      expect(sheet.out).toBe(known.filter((minor) => minor < 0).length)
    }),
    { numRuns: 400 },
  )
})

/** spec('decisions transfers.11') */
test('nothing that went out is an income, where all rows say the same as well', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(fc.constantFrom(...WAYS), fc.constantFrom(...LOCALES), amounts, (way, locale, went) => {
      const rows = went.map((minor, at) => ['26/11/2026', `Ana ${at}`, ...way.cells(-minor, textIn(locale))])
      expect(readTable([['Fecha', 'Concepto', ...way.headings], ...rows]).movements).toEqual([])
    }),
  )
})
