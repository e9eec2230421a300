import { needsOfChange } from '@mostrador/domain/permission/change-needs'
import type { Ports } from '../../ground/ports.ts'
import type { OpenDraft } from '../../ground/preview.ts'
import { lacksOf } from '../../people/permission/needs-lacking.ts'
import { needsOfLook } from './needs-of-look.ts'
import { findDraft } from '../draft/draft-store.ts'

/**
 * Opens the draft of a token, while its maker may make it by the role of now and the proof shown
 * then; undefined for none. Asked at each showing. Four queries at most.
 */
export async function openDraft(
  { database }: Pick<Ports, 'database'>,
  token: string,
  now: Date,
): Promise<OpenDraft | undefined> {
  const draft = await findDraft(database, token, now)
  if (!draft) return undefined
  const { branding, operations = [], companyKey, staffUserId: absent, shown } = draft
  const needs = [
    ...needsOfChange(operations),
    ...(branding ? await needsOfLook(database, draft, branding) : []),
  ]
  if (needs.length === 0) return draft
  const lacking = await lacksOf({ absent, shown }, companyKey)(database, needs)
  return lacking.length === 0 ? draft : undefined
}
