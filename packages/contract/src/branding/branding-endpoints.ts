import { BRANDING_SOURCES } from '@mostrador/domain/branding/branding-source'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParams, instant } from '../wire.ts'
import { noPermission, notSignedIn } from '../refusals.ts'
import * as routes from '../routes.ts'
import { brandingSchema } from './branding-schema.ts'

const OURS = [notSignedIn, { status: 404, code: 'branch-not-found' }] as const

const changed = { status: 409, code: 'branding-already-changed' } as const
/** Field that another person changed since, with its present value and that person. */
const fieldChanged = { status: 409, code: 'changed-meanwhile' } as const
const refused = { status: 422, code: 'change-refused' } as const
const unknownPicture = { status: 422, code: 'picture-unknown' } as const

const version = z.int().min(0)

/**
 * Version of a branding: its author and time, by the console or by a tenant file, and the version
 * that it restored.
 */
const versionSchema = z.object({
  number: version,
  createdAt: instant,
  source: z.enum(BRANDING_SOURCES),
  /** Null for a tenant file, and for a person who left. */
  by: z.string().nullable(),
  restoredFrom: version.nullable(),
})

export type BrandingVersion = z.input<typeof versionSchema>

/** The branding in force, and its version: 0 while none was ever saved. */
const heldSchema = z.object({ version, branding: brandingSchema })

export type HeldBranding = z.input<typeof heldSchema>

export const brandingEndpoints = {
  getBranding: endpoint({
    route: routes.getBranding,
    summary: 'How a branch looks, for its owners and managers',
    access: 'staff',
    permission: 'branding',
    params: idParams,
    answer: heldSchema,
    refusals: OURS,
  }),
  saveBranding: endpoint({
    route: routes.saveBranding,
    summary:
      'Changes the fields of how a branch looks that differ from the version that was seen, each over what was seen',
    access: 'staff',
    permission: 'branding',
    params: idParams,
    body: z.object({ over: version, branding: brandingSchema }),
    answer: heldSchema,
    refusals: [...OURS, noPermission, fieldChanged, refused, unknownPicture],
  }),
  listBrandingVersions: endpoint({
    route: routes.listBrandingVersions,
    summary: 'The versions of how a branch looked, the newest first',
    access: 'staff',
    permission: 'branding',
    params: idParams,
    query: z.object({
      /** Keyset paging: the number of the last version of the page before. */
      before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    }),
    answer: z.object({ versions: z.array(versionSchema), more: z.boolean() }),
    refusals: OURS,
  }),
  restoreBranding: endpoint({
    route: routes.restoreBranding,
    summary: 'Takes an earlier version back, as a new one: nothing is ever lost',
    access: 'staff',
    permission: 'branding',
    params: idParams,
    body: z.object({ over: version, number: z.int().min(1).max(2_147_483_647) }),
    answer: heldSchema,
    refusals: [
      ...OURS,
      noPermission,
      changed,
      fieldChanged,
      refused,
      { status: 404, code: 'branding-version-not-found' },
    ],
  }),
  draftBranding: endpoint({
    route: routes.draftBranding,
    summary:
      'Keeps for an hour what somebody is trying, and answers the token that its preview is opened with',
    access: 'staff',
    permission: 'branding',
    params: idParams,
    body: z.object({
      /** The token of before, so that a preview that is open shows it too. */
      token: z.string().max(100).optional(),
      branding: brandingSchema,
    }),
    answer: z.object({ token: z.string() }),
    refusals: [...OURS, noPermission, fieldChanged, refused, unknownPicture],
  }),
}
