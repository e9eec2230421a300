import { yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { secretToken } from '../http/secret-token.ts'
import { deniedBranding } from './branding-access.ts'
import { addDraft, changeDraft } from './draft-store.ts'
import { refusedPictures } from './refused-pictures.ts'

/**
 * Keeps what somebody is trying, and answers the token of its preview: the one of before while it
 * still opens the same person's draft, else a new one. Source: docs/decisions/022.
 */
export const draftBranding: Handler<'draftBranding'> = async (api, { params, body, staff }) => {
  const { database, randomBytes, now } = api
  const denied =
    (await deniedBranding(database, staff, params.id)) ??
    (await refusedPictures(database, params.id, body.branding))
  if (denied) return denied
  const draft = { branchId: params.id, staffUserId: staff.id, branding: body.branding, now: now() }
  const { token: known } = body
  if (known !== undefined && (await changeDraft(database, { ...draft, token: known })))
    return yes({ token: known })
  const token = secretToken(randomBytes)
  await addDraft(database, { ...draft, token })
  return yes({ token })
}
