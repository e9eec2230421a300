import { yes, type Handler } from '../../ground/http/handler.ts'

/**
 * The rider of a token, where he or she works, and whether there is a PIN for another phone.
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
