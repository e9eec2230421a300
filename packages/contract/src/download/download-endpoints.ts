import { DOWNLOAD_STATES } from '@mostrador/domain/download/download-state'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { notOnSharedDevice, notSignedIn, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { id, idParams, instant } from '../wire.ts'

const companyMissing = { status: 404, code: 'company-not-found' } as const

export const downloadSchema = z.object({
  id,
  state: z.enum(DOWNLOAD_STATES),
  /** Whether the caller made it; another owner's is shown only while it is being made. */
  mine: z.boolean(),
  /** Parts that are in it, of so many. */
  done: z.int(),
  total: z.int(),
  sizeBytes: z.number().nullable(),
  createdAt: instant,
  /** Until when a finished one is there. */
  expiresAt: instant.nullable(),
})

export type Download = z.infer<typeof downloadSchema>

/** Everything of a company as one file, for its owners. */
export const downloadEndpoints = {
  getDownload: endpoint({
    route: routes.getDownload,
    summary: 'The newest file with everything of a company that its owner asked for',
    access: 'staff',
    permission: 'company',
    params: idParams,
    answer: z.object({ download: downloadSchema.nullable() }),
    refusals: [notSignedIn, companyMissing, notOnSharedDevice],
  }),
  startDownload: endpoint({
    route: routes.startDownload,
    summary: 'Begins a file with everything of a company, with the password; one at a time',
    access: 'staff',
    permission: 'company',
    params: idParams,
    body: z.object({ password: z.string().max(200) }),
    answer: z.object({ download: downloadSchema.nullable() }),
    status: 201,
    // Not 401, which says of every page that the session is over.
    refusals: [
      notSignedIn,
      companyMissing,
      notOnSharedDevice,
      { status: 422, code: 'wrong-password' },
      { status: 409, code: 'download-running' },
      tooMany,
    ],
  }),
  cancelDownload: endpoint({
    route: routes.cancelDownload,
    summary: 'Breaks off the file of a company that is being made; again, or of none, it changes nothing',
    access: 'staff',
    permission: 'company',
    params: idParams,
    answer: z.null(),
    status: 204,
    refusals: [notSignedIn, companyMissing, notOnSharedDevice],
  }),
  fetchDownload: endpoint({
    route: routes.fetchDownload,
    summary: 'The newest finished file, for the owner who asked for it, for a day',
    access: 'staff',
    permission: 'company',
    params: idParams,
    answer: z.null(),
    answerTypes: ['application/zip'],
    refusals: [notSignedIn, companyMissing, notOnSharedDevice, { status: 404, code: 'download-not-found' }],
  }),
}
