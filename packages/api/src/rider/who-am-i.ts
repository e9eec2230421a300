import { yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'

/** The rider of a token, and where he or she works. Source: 001 §3 Rider. */
export const whoAmI: Handler<'whoAmI'> = async (_, { rider }) =>
  yes({
    riderId: rider.id,
    name: rider.name,
    phone: rider.phone,
    branchContactId: rider.branchContactId,
  })
