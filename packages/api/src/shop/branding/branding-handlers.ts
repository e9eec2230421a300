import { lacksOf, shownBy } from '../../people/permission/needs-lacking.ts'
import { refusedChange } from '../revision/answer-change.ts'
import { placeOfBranch } from '../revision/branch-place.ts'
import { needsOfLook } from './needs-of-look.ts'
import { keepDraft } from '../draft/keep-draft.ts'
import { yes, type Handler, no } from '../../ground/http/handler.ts'
import { refusedPictures } from './refused-pictures.ts'
import { loadBranding, listVersions, findVersion } from './branding-store.ts'
import { writeBranding, recordHeld } from './write-branding.ts'

/**
 * Keeps a draft look, and returns its preview's token. Its preview stands at the shop's address, so
 * that a draft takes what its change would.
 */
const draftBranding: Handler<'draftBranding'> = async (api, { params, body, staff }) => {
  const { database } = api
  const denied = await refusedPictures(database, params.id, body.branding)
  if (denied) return denied
  const found = await placeOfBranch(database, params.id)
  if (!found.ok) return found
  const { companyId, companyKey, branchKey } = found.place
  const wanted = await needsOfLook(database, { branchId: params.id, branchKey }, body.branding)
  const needs = await lacksOf(staff, companyKey)(database, wanted)
  if (needs.length > 0) return refusedChange(api, companyId, { ok: false, needs })
  const draft = {
    branchId: params.id,
    staffUserId: staff.id,
    shown: await shownBy(database, staff),
    branding: body.branding,
  }
  return yes({ token: await keepDraft(api, draft, body.token) })
}

/** Returns a branch's look, for those who may change it. */
const getBranding: Handler<'getBranding'> = async ({ database }, { params }) =>
  yes(await loadBranding(database, params.id))

/** Lists a branch's versions, the newest first. */
const listBrandingVersions: Handler<'listBrandingVersions'> = async ({ database }, { params, query }) =>
  yes(await listVersions(database, params.id, query.before))

/**
 * Restores an earlier version as a change of its own; the replaced one stays in the list. Staff
 * who have not seen the present one get a conflict, since all of it is replaced.
 */
const restoreBranding: Handler<'restoreBranding'> = async (api, { params, body, staff }) => {
  const wanted = await findVersion(api.database, params.id, body.number)
  if (!wanted) return no('branding-version-not-found')
  const { version, branding: seen } = await loadBranding(api.database, params.id)
  if (version !== body.over) return no('branding-already-changed')
  return writeBranding(api, {
    branchId: params.id,
    seen,
    wanted,
    staff,
    brandVersion: body.number,
  })
}

/** First version, for a look from before versions were written. */
const FIRST = 1

/**
 * Changes a branch's look, for pages opened from then on. Of two calls at once each changes its
 * fields; one that another changed is a conflict.
 */
const saveBranding: Handler<'saveBranding'> = async (api, { params, body, staff }) => {
  const { database } = api
  const denied = await refusedPictures(database, params.id, body.branding)
  if (denied) return denied
  await recordHeld(database, params.id, api.now())
  const seen =
    (await findVersion(database, params.id, Math.max(body.over, FIRST))) ??
    (await loadBranding(database, params.id)).branding
  return writeBranding(api, { branchId: params.id, seen, wanted: body.branding, staff })
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const brandingHandlers = {
  draftBranding,
  getBranding,
  listBrandingVersions,
  restoreBranding,
  saveBranding,
}
