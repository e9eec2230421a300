import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { openApiDocument } from './open-api.ts'
import * as routes from './routes.ts'

type Operation = {
  operationId: string
  parameters: { name: string; in: string }[]
  responses: Record<string, unknown>
}
const paths = openApiDocument('1').paths as Record<string, Record<string, Operation>>

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
