import type { Result } from '@mostrador/contract/client'

/**
 * Returns the data of an answer, for a query or a mutation.
 * @throws the problem document of a refusal, by which the library learns of it
 */
export async function answerOf<Data>(asked: Promise<Result<Data>>): Promise<Data> {
  const result = await asked
  if (!result.ok) throw result.problem
  return result.data
}
