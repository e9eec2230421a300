import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { openApiDocument } from './open-api.ts'
import { ENUM_NAMES, SCHEMA_NAMES } from './schema-names.ts'
import * as routes from './routes.ts'

type Content = Record<string, { schema?: object }>
type Operation = {
  operationId: string
  parameters: { name: string; in: string }[]
  responses: Record<string, { content?: Content; headers?: object }>
}
const document = openApiDocument('1')
const paths = document.paths as Record<string, Record<string, Operation>>
const operations = new Map(
  Object.values(paths).flatMap((item) => Object.values(item).map((one) => [one.operationId, one] as const)),
)
const { schemas } = document.components as { schemas: Record<string, Record<string, unknown>> }
const contentOf = (name: string, status = '200') => operations.get(name)?.responses[status]?.content

/** spec('decisions wire-conventions.1') spec('decisions wire-conventions.6') */
test('every endpoint of the contract is in the document, once', () => {
  const ids = Object.values(paths).flatMap((path) => Object.values(path).map((one) => one.operationId))
  expect(ids.toSorted()).toEqual(Object.keys(endpoints).toSorted())
})

test('every parameter of a path is declared, and no other', () => {
  for (const [path, operations] of Object.entries(paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted()
    for (const operation of Object.values(operations)) {
      const declared = operation.parameters.filter((one) => one.in === 'path').map((one) => one.name)
      expect([path, declared.toSorted()]).toEqual([path, named])
    }
  }
})

test('no two routes share method and path', () => {
  const all = Object.values(routes).map((route) => route.replace(/\{\w+\}/g, '{}'))
  expect(new Set(all).size).toBe(all.length)
})

test('no two paths differ only in the names of their parameters', () => {
  const shapes = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
  expect(new Set(shapes).size).toBe(shapes.length)
  expect(Object.keys(paths['/api/survey/{branchContactIdOrOrderCode}'] ?? {})).toEqual(['get', 'post'])
})

test.each([
  ['getAppIcon', ['image/png']],
  ['getShareCard', ['image/jpeg']],
  ['getCasePhoto', ['image/webp']],
  ['exportCustomers', ['text/csv']],
  ['exportFinished', ['text/csv']],
  ['exportMenuSheet', ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv']],
  ['fetchDownload', ['application/zip']],
  ['getManifest', ['application/manifest+json']],
  ['openPaymentPage', ['text/html']],
  ['getMenu', ['application/json']],
])('%s answers %j', (name, types) => {
  expect(Object.keys(contentOf(name) ?? {})).toEqual(types)
})

test('a page that sends the browser on says so, and where', () => {
  for (const name of ['openPaymentPage', 'returnFromProvider', 'returnFromProviderByForm']) {
    expect(operations.get(name)?.responses['303']?.headers).toHaveProperty('location')
  }
  expect(operations.get('returnFromProvider')?.responses).not.toHaveProperty('200')
})

test('no answer is said to be null', () => {
  for (const { operationId, responses } of operations.values()) {
    const all = Object.values(responses).flatMap(({ content = {} }) => Object.values(content))
    for (const { schema } of all) expect([operationId, schema]).not.toEqual([operationId, { type: 'null' }])
  }
})

test('schemas have the names of the documents, and answers refer to them', () => {
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['Order', 'Menu', 'Plate', 'Category', 'Shipment', 'ShipmentStack', 'OrderMode']),
  )
  expect(schemas.OrderModeType?.enum).toEqual(['DELIVERY', 'TAKE_AWAY', 'IN_DINING', 'SELF_SERVICE'])
  expect(contentOf('getMenu')).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/Menu' } },
  })
})

test('each reference leads to a schema, and each schema is referred to', () => {
  const text = JSON.stringify(document)
  const referred = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name))
  expect([...referred].toSorted()).toEqual(Object.keys(schemas).toSorted())
})

test('a schema that is sent otherwise than it is answered has a name for each', () => {
  const { OrderItemInput, Order } = schemas
  expect(OrderItemInput?.required).not.toContain('notes')
  expect(Order?.required).toContain('items')
  expect(Object.keys(schemas)).not.toContain('OrderInput')
})

test('each name of a schema is one of the document', () => {
  const names = Object.keys({ ...SCHEMA_NAMES, ...ENUM_NAMES })
  expect(names.filter((name) => !(name in schemas))).toEqual([])
})
