import { API_KEY_PERMISSIONS } from '@mostrador/domain/permission/permission'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noContact, noPermission, notOnSharedDevice, notSignedIn, passkeyFirst } from '../refusals.ts'
import * as routes from '../routes.ts'
import { id, idParams, instant } from '../wire.ts'

/** A program gets no permission that its maker lacks. */
const beyondOwn = { status: 403, code: 'beyond-own-permissions' } as const
const noKey = { status: 404, code: 'api-key-not-found' } as const
const nameTaken = { status: 409, code: 'api-key-name-taken' } as const

/** The whole company, one of its branches, or one of its branch contacts. */
const place = { branch: id.nullable(), branchContact: id.nullable() }

const permissions = z.array(z.enum(API_KEY_PERMISSIONS))

export const apiKeysSchema = z.object({
  companyId: id,
  /** Places where the caller may make and revoke keys. */
  places: z.array(z.object({ ...place, name: z.string() })),
  keys: z.array(
    z.object({
      id,
      name: z.string(),
      /** Beginning of its secret. */
      prefix: z.string(),
      permissions: permissions.readonly(),
      ...place,
      placeName: z.string(),
      /** Person who made it; null if that person has left. */
      madeBy: z.string().nullable(),
      /** Person who keeps it in its maker's place; null while it is its maker's. */
      keptBy: z.string().nullable(),
      madeAt: instant,
      /** Last call, to the minute; null before the first. */
      lastUsedAt: instant.nullable(),
    }),
  ),
})

export type ApiKeys = z.input<typeof apiKeysSchema>

/**
 * The keys with which programs of a shop read and change its document. Each that is made or revoked
 * is told among the changes of the branch.
 */
export const apiKeyEndpoints = {
  listApiKeys: endpoint({
    route: routes.listApiKeys,
    summary: 'The keys of programs that open something, by name: those that the one who asks may revoke',
    access: 'staff',
    permission: 'integrations',
    params: idParams,
    answer: apiKeysSchema,
    refusals: [notSignedIn, noContact],
  }),
  createApiKey: endpoint({
    route: routes.createApiKey,
    summary: 'Makes a key for a program, of what its maker may do at the place; its secret is told once',
    access: 'staff',
    permission: 'integrations',
    params: idParams,
    body: z.object({
      ...place,
      name: z.string().trim().min(1).max(60),
      permissions: permissions.min(1).max(API_KEY_PERMISSIONS.length),
    }),
    answer: z.object({ id, secret: z.string() }),
    status: 201,
    refusals: [notSignedIn, noContact, noPermission, notOnSharedDevice, passkeyFirst, beyondOwn, nameTaken],
  }),
  revokeApiKey: endpoint({
    route: routes.revokeApiKey,
    summary: 'Revokes a key: from then on it opens nothing, and what it was saving is saved whole or not',
    access: 'staff',
    permission: 'integrations',
    params: z.object({ id, keyId: id }),
    answer: z.object({ name: z.string() }),
    refusals: [notSignedIn, noContact, noPermission, noKey],
  }),
}
