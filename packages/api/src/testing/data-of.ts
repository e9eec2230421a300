import type { Result } from '@mostrador/contract/client'

/** Returns the data of an answer; a refusal ends the test by its code. */
export function dataOf<Data>(result: Result<Data>): Data {
  if (!result.ok) throw new Error(result.problem.code)
  return result.data
}
