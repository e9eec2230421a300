import { foundingLinkNews } from '@mostrador/copy/founding-links'
import { isEmail } from '@mostrador/domain/checkout/email'
import { isGranted } from '@mostrador/domain/permission/grant'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { secretToken } from '../../ground/http/secret-token.ts'
import { deniedReason } from '../../people/permission/denied-response.ts'
import { tokenOfJob } from '../../people/staff/link-token.ts'
import { changeTeam } from '../../people/team/team-change.ts'
import { recordTeam } from '../../people/team/team-store.ts'
import {
  findMailedLink,
  isSomebodys,
  leaveFoundingMail,
  MAIL_FOUNDING_LINK,
  readFoundingLinks,
  takeLinkBack,
} from './founding-links-store.ts'
import { foundingLinkEnd, foundingLinkUrl, openFoundingLink } from './founding-store.ts'
import { runsInstall } from './operator-company.ts'

/** Lists the operator company's founding links. Two queries. */
export const listFoundingLinks: Handler<'listFoundingLinks'> = async (api, { params: { id } }) => {
  if (!(await runsInstall(api.database, id))) return no('company-not-found')
  return yes({ links: await readFoundingLinks(api.database, { companyId: id, now: api.now() }) })
}

/** Time for which a second press with the same address counts as the first. */
const SECOND_PRESS_MS = 60_000

/**
 * Makes a founding link, to hand over or by mail, with a line in the history. An e-mail of staff
 * is refused; one with a good link gets no other: two presses mail once.
 */
export const makeFoundingLink: Handler<'makeFoundingLink'> = async (api, { params, body, staff }) => {
  const companyId = params.id
  if (!(await runsInstall(api.database, companyId))) return no('company-not-found')
  const email = body.email?.trim().toLowerCase() || null
  if (email === null ? body.by === 'MAIL' : !isEmail(email)) return no('email-invalid')
  if (!(await api.rateLimiter.take('founding-links', companyId))) return no('too-many-requests')
  const change = { staff, companyId, event: 'founding-link-made' } as const
  return changeTeam(api, change, async ({ transaction, grants }) => {
    const needed = { permission: 'company', company: companyId } as const
    if (!isGranted(grants, needed))
      return no('permission-missing', [
        await deniedReason(transaction, { permission: 'company', place: { company: companyId } }),
      ])
    if (email !== null && (await isSomebodys(transaction, email))) return no('email-taken')
    const { note, by } = body
    const isMailed = by === 'MAIL'
    const [id, now] = [api.newId(), api.now()]
    const sent =
      isMailed && email !== null ? await findMailedLink(transaction, { companyId, email, now }) : undefined
    const isSecondPress =
      sent !== undefined &&
      now.getTime() - sent.madeAt.getTime() < SECOND_PRESS_MS &&
      sent.note === (note ?? '')
    if (sent && !isSecondPress) return no('founding-link-on-its-way')
    if (sent) return yes({ id: sent.id, url: null, expiresAt: sent.expiresAt.toISOString() })
    const token = isMailed
      ? tokenOfJob(api.cookieSecret, { kind: MAIL_FOUNDING_LINK, id })
      : secretToken(api.randomBytes)
    const made = { id, companyId, staffUserId: staff.id, note, isMailed }
    await openFoundingLink(transaction, { token, now, isFirst: false, email, made })
    if (isMailed) await leaveFoundingMail(transaction, { id, companyId, now })
    const sentence =
      isMailed && email !== null ? foundingLinkNews.mailed(email, note) : foundingLinkNews.made(email, note)
    const news = { companyId, staffUserId: staff.id, now, sentences: [sentence], branchId: null }
    await recordTeam(transaction, { ...news, toldTo: 'company' })
    const url = isMailed ? null : foundingLinkUrl(api.hosts.consoleOrigin, token)
    return yes({ id, url, expiresAt: foundingLinkEnd(now).toISOString() })
  })
}

/** Revokes an unused founding link, with a line in the history. */
export const revokeFoundingLink: Handler<'revokeFoundingLink'> = async (api, { params, staff }) => {
  const { id: companyId, linkId } = params
  if (!(await runsInstall(api.database, companyId))) return no('company-not-found')
  const change = { staff, companyId, event: 'founding-link-revoked' } as const
  return changeTeam(api, change, async ({ transaction, grants }) => {
    if (!isGranted(grants, { permission: 'company', company: companyId }))
      return no('permission-missing', [
        await deniedReason(transaction, { permission: 'company', place: { company: companyId } }),
      ])
    const link = await takeLinkBack(transaction, { id: linkId, companyId })
    if (!link) return no('founding-link-not-open')
    const sentences = [foundingLinkNews.revoked(link.email, link.note)]
    await recordTeam(transaction, {
      companyId,
      staffUserId: staff.id,
      now: api.now(),
      sentences,
      branchId: null,
      toldTo: 'company',
    })
    return yes(null)
  })
}
