import { no, yes, type Handler } from '../../ground/http/handler.ts'

/** Returns the script of a provider’s card fields, with the shop’s public key alone. */
export const getCardFields: Handler<'getCardFields'> = async ({ payments }, { params, query }) => {
  if (!payments.isOpen(params.provider)) return no('card-fields-not-found')
  const provider = await payments.open(params.provider, query.branchId)
  return provider?.fields ? yes(provider.fields) : no('card-fields-not-found')
}
