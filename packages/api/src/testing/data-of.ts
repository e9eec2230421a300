import type { Result } from '@mostrador/contract/client'

/** What an answer holds; a refusal ends the test by its code. */
export function dataOf<Data>(result: Result<Data>): Data {
  if (!result.ok) throw new Error(result.problem.code)
  return result.data
}
