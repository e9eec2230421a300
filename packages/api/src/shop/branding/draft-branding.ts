import { keepDraft } from '../draft/keep-draft.ts'
import { yes, type Handler } from '../../ground/http/handler.ts'
import { refusedPictures } from './refused-pictures.ts'

/** Keeps a draft look, and returns its preview’s token. */
export const draftBranding: Handler<'draftBranding'> = async (api, { params, body, staff }) => {
  const denied = await refusedPictures(api.database, params.id, body.branding)
  if (denied) return denied
  const draft = { branchId: params.id, staffUserId: staff.id, branding: body.branding }
  return yes({ token: await keepDraft(api, draft, body.token) })
}
