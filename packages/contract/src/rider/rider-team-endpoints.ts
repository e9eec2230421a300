import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { noContact, notSignedIn } from '../refusals.ts'
import * as routes from '../routes.ts'
import { id, idParams } from '../wire.ts'

/** Rider of the shop, on shift or not. */
const riderOfShopSchema = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  onShift: z.boolean(),
  /** He or she begins no shift until the shop says so. */
  blocked: z.boolean(),
})

export type RiderOfShop = z.infer<typeof riderOfShopSchema>

const done = z.object({ done: z.literal(true) })

export const riderTeamEndpoints = {
  listRiders: endpoint({
    route: routes.listRiders,
    summary: 'The riders of a branch contact, on shift or not, and whether a code lets new ones in',
    access: 'staff',
    permission: 'riders',
    params: idParams,
    answer: z.object({ riders: z.array(riderOfShopSchema), hasCode: z.boolean() }),
    refusals: [notSignedIn, noContact],
  }),
  renewRiderCode: endpoint({
    route: routes.renewRiderCode,
    summary:
      'A new security code for the riders of a branch contact, told once; the one before begins no shift any more',
    access: 'staff',
    permission: 'riders',
    params: idParams,
    answer: z.object({ code: z.string() }),
    refusals: [notSignedIn, noContact],
  }),
  endRiderShifts: endpoint({
    route: routes.endRiderShifts,
    summary: 'Ends the shifts of all riders of a branch contact who carry nothing',
    access: 'staff',
    permission: 'riders',
    params: idParams,
    /** Numbers of shifts that ended, and of those that go on since the rider carries something. */
    answer: z.object({ ended: z.int(), carrying: z.int() }),
    refusals: [notSignedIn, noContact],
  }),
  blockRider: endpoint({
    route: routes.blockRider,
    summary: 'Blocks a rider who carries nothing, whose shift ends, or lets one begin shifts again',
    access: 'staff',
    permission: 'riders',
    params: idParams,
    body: z.object({ blocked: z.boolean() }),
    answer: done,
    refusals: [notSignedIn, { status: 404, code: 'rider-not-found' }, { status: 409, code: 'rider-carries' }],
  }),
}
