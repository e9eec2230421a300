import { isEmail } from '@mostrador/domain/checkout/email'
import { COUNTRY_ZONES, SERVED_COUNTRIES } from '@mostrador/domain/company/country-zones'
import { passwordFault } from '@mostrador/domain/staff/password-rule'
import { firstContactOf } from '@mostrador/tenant/founding/new-shop'
import { no, yes, type Handler, type HandlerInput } from '../../ground/http/handler.ts'
import { tenantWorld } from '../../shop/revision/tenant-world.ts'
import { staffPasswords } from '../../people/staff/staff-passwords.ts'
import { findFoundingLink, newAliasProblem, spendFoundingLink } from './founding-store.ts'

/** Longest name of a person, and of a shop, after which its branch contact is called. */
const LONGEST = { person: 100, shop: 100 } as const

/** Returns the first fault of the typed fields. */
function faultOf(body: HandlerInput<'foundCompany'>['body']) {
  const { name, email, password, shop, country, timeZone } = body
  if (name === '') return 'name-missing'
  if (name.length > LONGEST.person) return 'name-too-long'
  if (!isEmail(email)) return 'email-invalid'
  const weak = passwordFault(password, email)
  if (weak) return weak
  if (shop === '') return 'shop-name-missing'
  if (shop.length > LONGEST.shop) return 'shop-name-too-long'
  const served = SERVED_COUNTRIES.find((one) => one === country)
  if (!served) return 'country-not-served'
  const zones: readonly string[] = COUNTRY_ZONES[served]
  return zones.includes(timeZone) ? undefined : 'time-zone-unknown'
}

/**
 * Founds a company by a link: account, brand and first branch contact in one change, by its owner.
 * A link made for an e-mail founds for that one alone.
 */
export const foundCompany: Handler<'foundCompany'> = async (api, { body: typed, call }) => {
  if (!(await api.rateLimiter.take('staff-link-address', call.ip))) return no('too-many-requests')
  const { token, alias, country, timeZone, kitchen } = typed
  const found = await findFoundingLink(api.database, { token, now: api.now() })
  if (!found) return no('founding-link-ended')
  const body = {
    ...typed,
    name: typed.name.trim(),
    shop: typed.shop.trim(),
    email: (found.email ?? typed.email).trim().toLowerCase(),
  }
  const fault = faultOf(body) ?? (await newAliasProblem(api.database, alias))
  if (fault) return no(fault)
  const passwordHash = await staffPasswords.hash(body.password)
  const owner = { name: body.name, email: body.email, passwordHash }
  const shop = { name: body.shop, alias, country, timeZone, kitchen, owner }
  const refused = await spendFoundingLink(tenantWorld(api), { token, shop })
  if (refused?.code === 'refused') {
    // After the checks above, only an address that no mailbox can have is left.
    const [problem] = refused.problems
    if (problem?.path.startsWith('staff')) return no('email-invalid')
    throw new Error(`A new shop does not hold: ${JSON.stringify(refused.problems)}`)
  }
  if (refused) return no(refused.code)
  api.tellSecurity('company-founded')
  return yes({ alias: firstContactOf(alias) })
}
