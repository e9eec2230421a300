import { yes, type Handler } from '../../ground/http/handler.ts'

/**
 * Returns the rider of a token, the branch contact, and whether a PIN for another phone exists.
 * Source: 001 §3 Rider.
 */
export const whoAmI: Handler<'whoAmI'> = async (_, { rider }) =>
  yes({
    riderId: rider.id,
    name: rider.name,
    phone: rider.phone,
    branchContactId: rider.branchContactId,
    hasPin: rider.hasPin,
  })
