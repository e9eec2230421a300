import { laterRevisions, takenBack } from '@mostrador/tenant/history/taken-back'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { MOST_READ_STEPS } from '../../ground/rate-limit/work.ts'
import { authorName } from './author-name.ts'
import { placeOfBranch } from './branch-place.ts'

/** Newest changes, and first sentences of each: people read no more before they answer. */
const MOST = { changes: 50, sentences: 10 }

/** Returns the changes after a sheet was made that it would undo. */
export const getTakenBack: Handler<'getTakenBack'> = async ({ database }, { params, body, call }) => {
  const found = await placeOfBranch(database, params.id)
  if (!found.ok) return found
  const { companyKey, branchKey } = found.place
  const menu = ['branches', branchKey, 'menus', body.menu]
  const later = await laterRevisions(database, { companyKey, since: body.since, within: menu })
  const steps = later.reduce((sum, one) => sum + one.steps, 0)
  if (steps > MOST_READ_STEPS) return no('too-many-changes-since')
  if (!(await call.mayDo(steps, 'READ'))) return no('work-share-spent')
  const would = body.places.map((place) => [...menu, ...place])
  const changes = await takenBack(database, { companyKey, later, would, most: MOST })
  return yes({
    changes: changes.map(({ number, at, door, author, apiKey, sentences, count }) => ({
      number,
      at: at.toISOString(),
      door,
      by: authorName({ author, apiKey }),
      sentences: [...sentences],
      count,
    })),
  })
}
