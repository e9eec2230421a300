import { downloadNames } from '@mostrador/copy/download'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { findCompany } from '../../shop/company/company-store.ts'
import { beginDownload, endDownload, findDownload } from './download-store.ts'

/** Returns the newest download of an owner, or another owner's in progress. One query. */
const getDownload: Handler<'getDownload'> = async ({ database, now }, { params, staff }) => {
  const asked = { companyId: params.id, staffUserId: staff.id, now: now() }
  return yes({ download: await findDownload(database, asked) })
}

/**
 * Begins a download for an owner who shows the password, which a stranger at an open screen lacks.
 */
const startDownload: Handler<'startDownload'> = async (api, { params, body, staff, call }) => {
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  if (!(await api.staffAuth.isPassword({ password: body.password, headers: call.headers })))
    return no('wrong-password')
  const asked = { companyId: params.id, staffUserId: staff.id, now: api.now() }
  const ids = { id: api.newId(), jobId: api.newId() }
  if (!(await beginDownload(api.database, { ...asked, ...ids }))) return no('download-running')
  return yes({ download: await findDownload(api.database, asked) })
}

/** Cancels a download; its job notices at the next part. One statement. */
const cancelDownload: Handler<'cancelDownload'> = async ({ database, now }, { params }) => {
  await endDownload(database, { companyId: params.id }, { state: 'CANCELED', now: now() })
  return yes(null)
}

/** Sends the finished file to the person who asked for it, and not to a shared device. */
const fetchDownload: Handler<'fetchDownload'> = async (api, { params, staff }) => {
  const at = { companyId: params.id, staffUserId: staff.id, now: api.now() }
  const found = await findDownload(api.database, at)
  const file = found?.state === 'READY' && found.mine ? await api.downloads.open(found.id) : undefined
  if (!found || !file) return no('download-not-found')
  const company = await findCompany(api.database, params.id)
  if (!company) return no('download-not-found')
  const name = downloadNames.file(company.key, found.createdAt.slice(0, 10))
  return new Response(file.stream, {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/zip',
      'content-length': String(file.size),
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}

/** Handlers of the download with everything of a company. */
export const downloadHandlers = { getDownload, startDownload, cancelDownload, fetchDownload }
