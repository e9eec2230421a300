import { listRevisions as readRevisions } from '@mostrador/tenant-file/history/list-revisions'
import { yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { placeOfBranch } from './branch-place.ts'

const PAGE = 20
const SENTENCES = 5

/** The changes of a branch, those of its company with it, newest first. */
export const listRevisions: Handler<'listRevisions'> = async ({ database }, { params, query, staff }) => {
  const found = await placeOfBranch(database, staff, params.id)
  if (!found.ok) return found
  const { companyId, branchKey } = found.place
  const read = await readRevisions(database, {
    companyId,
    before: query.before,
    most: PAGE + 1,
    sentences: SENTENCES,
    branchKeys: [branchKey, ''],
  })
  const revisions = read.slice(0, PAGE).map(({ at, author, branchKeys, ...revision }) => ({
    ...revision,
    at: at.toISOString(),
    by: author,
    undoable: branchKeys.every((key) => key === branchKey),
    sentences: [...revision.sentences],
  }))
  return yes({ revisions, more: read.length > PAGE })
}
