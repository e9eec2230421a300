import type { Endpoint } from '@mostrador/contract/endpoint'
import { endpoints } from '@mostrador/contract/endpoints'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseInput } from './parse-input.ts'

/** The path and the sentence of each field that is wrong in a body. */
function wrongIn(schema: z.ZodType, body: unknown) {
  const parsed = parseInput({ body: schema } as unknown as Endpoint, {
    params: {},
    query: {},
    headers: {},
    body,
  })
  return parsed.ok ? [] : parsed.errors.map(({ path, message }) => [path, message])
}

describe('a field that is wrong is told in Spanish', () => {
  const schema = z.strictObject({
    name: z.string().min(1).max(3),
    age: z.int().min(1).max(5),
    code: z.string().min(2),
    tags: z.array(z.string()).max(1),
    kind: z.enum(['DELIVERY', 'TAKE_AWAY']),
    id: z.uuid(),
    isOpen: z.boolean(),
  })
  const right = { name: 'Ana', age: 3, code: 'AB', tags: [], kind: 'DELIVERY', isOpen: true }
  const id = '0190a5b8-0000-7000-8000-000000000000'

  test.each([
    [{ name: undefined }, 'name', 'Falta este dato.'],
    [{ name: '' }, 'name', 'No puede estar vacío.'],
    [{ name: 'Anahí' }, 'name', 'Puede tener hasta 3 caracteres.'],
    [{ name: 7 }, 'name', 'Tiene que ser un texto.'],
    [{ name: null }, 'name', 'Tiene que ser un texto.'],
    [{ age: 9 }, 'age', 'Puede ser 5 como máximo.'],
    [{ age: 0 }, 'age', 'Tiene que ser 1 como mínimo.'],
    [{ age: 1.5 }, 'age', 'Tiene que ser un número entero.'],
    [{ code: 'A' }, 'code', 'Tiene que tener al menos 2 caracteres.'],
    [{ tags: ['a', 'b'] }, 'tags', 'Puede tener hasta 1 elemento.'],
    [{ tags: [5] }, 'tags.0', 'Tiene que ser un texto.'],
    [{ kind: 'BOAT' }, 'kind', 'Tiene que ser uno de estos valores: DELIVERY, TAKE_AWAY.'],
    [{ id: 'x' }, 'id', 'No es un identificador válido.'],
    [{ isOpen: 'yes' }, 'isOpen', 'Tiene que ser sí o no.'],
    [{ extra: 1 }, '', 'Sobra: extra.'],
  ])('%j', (change, path, sentence) => {
    expect(wrongIn(schema, { ...right, id, ...change })).toEqual([[path, sentence]])
  })

  test('and nothing is told of a body that is right', () => {
    expect(wrongIn(schema, { ...right, id })).toEqual([])
  })
})

test('no endpoint tells a wrong body in another language', () => {
  const bodies = [{}, [], null, 'x', 1, { id: {}, phone: {}, items: [{}], answers: [{ questionId: [] }] }]
  const schemas = Object.values(endpoints as Readonly<Record<string, Endpoint>>).flatMap(
    ({ body }) => body ?? [],
  )
  const told = schemas.flatMap((schema) => bodies.flatMap((body) => wrongIn(schema, body)))
  const sentences = new Set(told.map(([, message]) => message))
  expect(told.length).toBeGreaterThan(300)
  for (const sentence of sentences) expect(sentence).toMatch(/^(?:Falta|Tiene|Puede|No|Sobra)\b.*\.$/u)
})
