import { takenBack } from '@mostrador/tenant/file/import-taken'
import { yes, type Handler } from '../../ground/http/handler.ts'
import { authorName } from './author-name.ts'
import { placeOfBranch } from './branch-place.ts'

/** Newest changes, and first sentences of each: people read no more before they answer. */
const MOST_CHANGES = 50
const MOST_SENTENCES = 10

/** Returns the changes after a sheet was made that it would undo. */
export const getTakenBack: Handler<'getTakenBack'> = async ({ database }, { params, body }) => {
  const found = await placeOfBranch(database, params.id)
  if (!found.ok) return found
  const { companyKey, branchKey } = found.place
  const menu = ['branches', branchKey, 'menus', body.menu]
  const changes = await takenBack(database, {
    companyKey,
    since: body.since,
    would: body.places.map((place) => [...menu, ...place]),
    within: menu,
  })
  return yes({
    changes: changes.slice(-MOST_CHANGES).map(({ number, at, door, author, apiKey, sentences }) => ({
      number,
      at: at.toISOString(),
      door,
      by: authorName({ author, apiKey }),
      sentences: sentences.slice(0, MOST_SENTENCES),
      count: sentences.length,
    })),
  })
}
