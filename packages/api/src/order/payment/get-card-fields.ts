import { no, yes, type Handler } from '../../ground/http/handler.ts'

/** The script of a provider's card fields and the shop's public key; no secret is ever in it. */
export const getCardFields: Handler<'getCardFields'> = async ({ payments }, { params, query }) => {
  if (!payments.isOpen(params.provider)) return no('card-fields-not-found')
  const provider = await payments.open(params.provider, query.branchId)
  return provider?.fields ? yes(provider.fields) : no('card-fields-not-found')
}
