import type { Ports } from '../../ground/ports.ts'
import type { OpenDraft } from '../../ground/preview.ts'
import { lookAheadWork } from '../../ground/rate-limit/work.ts'
import { lacksOf } from '../../people/permission/needs-lacking.ts'
import { needsOfLook } from './needs-of-look.ts'
import { findDraft } from '../draft/draft-store.ts'
import { needsOfDraft } from '../draft/kept-needs.ts'

/** Takes the cost of reading so many steps for a draft of its company's share; false if spent. */
export const mayReadFor =
  ({ rateLimiter }: Pick<Ports, 'rateLimiter'>, companyId: string) =>
  async (steps: number): Promise<boolean> => {
    const cost = lookAheadWork(steps)
    return cost === 0 || rateLimiter.take('work-previews', companyId, { cost })
  }

/**
 * Opens the draft of a token, while its maker may make it by the role of now and the proof shown
 * then; undefined for none. Asked at each showing; the draft's steps are read at the first one, of
 * the company's share. Six queries at most, and four later.
 */
export async function openDraft(
  { database, rateLimiter }: Pick<Ports, 'database' | 'rateLimiter'>,
  token: string,
  now: Date,
): Promise<OpenDraft | 'spent' | undefined> {
  const draft = await findDraft(database, token, now)
  if (!draft) return undefined
  const { branding, companyId, companyKey, staffUserId: absent, shown } = draft
  const own = await needsOfDraft(database, draft, mayReadFor({ rateLimiter }, companyId))
  if (own === undefined || own === 'spent') return own
  const needs = [...own.needs, ...(branding ? await needsOfLook(database, draft, branding) : [])]
  const opened = { ...draft, steps: own.steps }
  if (needs.length === 0) return opened
  const lacking = await lacksOf({ absent, shown }, companyKey)(database, needs)
  return lacking.length === 0 ? opened : undefined
}
