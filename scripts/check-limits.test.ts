import { expect, test } from 'vitest'
import { checkLimits } from './check-limits.ts'

const dead = (path: string, text: string): readonly string[] =>
  checkLimits(['place-order'], [{ path, text }]).map(({ sentence }) => sentence)

const CALL = "export const may = (take) => take('place-order', 'a')"
const none = [expect.stringContaining('Nothing takes the limit "place-order"')]

test('a limit that some call takes lives', () => {
  expect(dead('packages/api/src/order/order/place-order.ts', CALL)).toEqual([])
})

test.each([
  ['in a test', 'packages/api/src/order/order/place-order.test.ts', CALL],
  ['in a helper of tests', 'packages/api/src/testing/order.ts', CALL],
  ['in its own table', 'packages/api/src/ground/rate-limit/limits.ts', CALL],
  ['in a comment', 'packages/api/src/order/a.ts', `// ${CALL}`],
  ['in a type', 'packages/api/src/order/a.ts', "export type Name = 'place-order'"],
  ['nowhere', 'packages/api/src/order/a.ts', "export const may = (take) => take('pay-order', 'a')"],
])('a limit that stands %s alone is dead', (_, path, text) => {
  expect(dead(path, text)).toEqual(none)
})
