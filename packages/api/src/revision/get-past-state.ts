import { yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { differenceOf, findRestoring } from './restoring.ts'

/** The most sentences that a difference says; the rest is counted. */
const MOST_SENTENCES = 50

/** What going back to a thing's earlier state would change. */
export const getPastState: Handler<'getPastState'> = async ({ database }, { params, query }) => {
  const found = await findRestoring(database, { ...params, place: query.place })
  if (!found.ok) return found
  const { name, sentences, operations } = found.restoring
  return yes({
    name,
    sentences: sentences.slice(0, MOST_SENTENCES),
    count: sentences.length,
    difference: differenceOf(operations),
  })
}
