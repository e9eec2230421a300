import { KITCHENS } from '@mostrador/domain/company/kitchen'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noContact, noPermission, notSignedIn } from '../refusals.ts'
import * as routes from '../routes.ts'
import { id, idParams, instant } from '../wire.ts'

/**
 * State of a branch contact at this moment: unpublished, switched off for orders, paused, open by
 * its hours or closed by them.
 */
const CONTACT_STATES = ['UNPUBLISHED', 'OFF', 'PAUSED', 'OPEN', 'CLOSED'] as const

const ownContactSchema = z.object({
  id,
  alias: z.string(),
  name: z.string(),
  /** Street, number and city as a line; empty where it has none yet. */
  address: z.string(),
  timeZone: z.string(),
  state: z.enum(CONTACT_STATES),
  /** Time at which a paused or closed one takes orders again; null where that is unknown. */
  opensAt: instant.nullable(),
  /** Orders in hand; null without permission to see them. */
  orders: z.int().nullable(),
})

export type ContactWire = z.input<typeof ownContactSchema>

const brandSchema = z.object({ id, alias: z.string(), name: z.string(), locals: z.array(ownContactSchema) })

export type BrandWire = z.input<typeof brandSchema>

/** Input for a new place. Without an alias one is made of its name. */
const newPlace = {
  name: z.string().max(200),
  alias: z.string().max(100).nullable(),
  /** The branch contact that it begins like; null for one that begins with nothing. */
  copyOf: id.nullable(),
}

/** The new branch contact: its page, and the revision, which its branch can undo. */
const added = z.object({ alias: z.string(), branchId: id, revision: z.int().nullable() })

const OURS = [
  notSignedIn,
  noContact,
  noPermission,
  { status: 404, code: 'branch-not-found' },
  { status: 422, code: 'place-name-missing' },
  { status: 422, code: 'place-name-too-long' },
  { status: 422, code: 'alias-invalid' },
  { status: 422, code: 'alias-reserved' },
  { status: 409, code: 'alias-taken' },
  { status: 409, code: 'changed-meanwhile' },
  { status: 422, code: 'change-refused' },
] as const

export const contactEndpoints = {
  listContacts: endpoint({
    route: routes.listContacts,
    summary: 'The brands and contacts of the company at which one works, and how each stands',
    access: 'staff',
    permission: 'by-content',
    params: idParams,
    answer: z.object({ brands: z.array(brandSchema) }),
    refusals: [notSignedIn, noContact],
  }),
  addContact: endpoint({
    route: routes.addContact,
    summary:
      'Adds a contact to a brand, like another one or with nothing; nobody finds it until it is published',
    access: 'staff',
    permission: 'by-content',
    params: idParams,
    body: z.object(newPlace),
    answer: added,
    status: 201,
    refusals: OURS,
  }),
  addBrand: endpoint({
    route: routes.addBrand,
    summary: 'Adds a brand with its first contact to the company of another one, like it or with nothing',
    access: 'staff',
    permission: 'by-content',
    params: idParams,
    body: z.object({
      ...newPlace,
      /** Kitchen whose hours one begins with that copies no other. */
      kitchen: z.enum(KITCHENS).default('basica'),
    }),
    answer: added,
    status: 201,
    refusals: OURS,
  }),
}
