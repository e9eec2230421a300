import { revisionCopy } from '@mostrador/copy/revision'
import { yes, type Handler } from '../../ground/http/handler.ts'
import { mayReadPlaces } from './may-read-places.ts'
import { differenceOf, findRestoring } from './restoring.ts'

const MOST_SENTENCES = 50

/** Returns the changes that restoring a thing’s earlier state would make. */
export const getPastState: Handler<'getPastState'> = async (api, { params, query, staff }) => {
  const { database } = api
  const found = await findRestoring(database, { ...params, place: query.place, staff })
  if (!found.ok) return found
  const { name, operations } = found.restoring
  const places = operations.map((one) => one.place)
  const mayRead = await mayReadPlaces({ database }, { place: found.place, staff }, places)
  const seen = found.restoring.sentences.filter((_, at) => mayRead(places[at] ?? []))
  const hidden = operations.length - seen.length
  const sentences = hidden > 0 ? [...seen, revisionCopy.notSeen(hidden)] : seen
  return yes({
    name,
    sentences: sentences.slice(0, MOST_SENTENCES),
    count: sentences.length,
    difference: differenceOf(api, operations),
  })
}
