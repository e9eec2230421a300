import type { Endpoint } from '@mostrador/contract/endpoint'
import { endpoints } from '@mostrador/contract/endpoints'
import { problemDetail } from '@mostrador/copy/problem'
import { expect, test } from 'vitest'

const GENERIC = problemDetail('nothing-that-exists')

const codes = new Set(
  (Object.values(endpoints) as Endpoint[]).flatMap(({ refusals }) => refusals.map(({ code }) => code)),
)

test.each([...codes].toSorted())('people read what is wrong, not that something is: %s', (code) => {
  expect(problemDetail(code)).not.toBe(GENERIC)
})

test('an hour that is no longer to come, or not yet near enough, is called so', () => {
  expect(problemDetail('moment-passed')).toContain('Esa hora ya pasó.')
  expect(problemDetail('moment-too-far')).toContain('un año')
})
