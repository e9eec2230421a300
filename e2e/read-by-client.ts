import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startServer } from './start-server.ts'

// Reads every public answer of the demo by a client that was generated from the OpenAPI document
// (GENERATED names its folder), and ends with 1 where one is not what the document says.

type Read = { readonly data?: unknown; readonly error?: unknown; readonly response?: Response }
type Call = (options: { readonly path?: object; readonly query?: object }) => Promise<Read>
type Operation = {
  readonly operationId: string
  readonly security: readonly unknown[]
  readonly responses: Readonly<Record<string, { readonly content?: object } | undefined>>
}

const folder = process.env.GENERATED ?? ''
const load = (name: string) =>
  import(pathToFileURL(join(folder, name)).href) as Promise<Record<string, unknown>>
const calls = (await load('sdk.gen.ts')) as Record<string, Call>
const { client } = (await load('client.gen.ts')) as { client: { setConfig: (config: object) => void } }

const server = await startServer()
client.setConfig({ baseUrl: server.url, headers: { accept: '*/*' } })

async function read(name: string, options: { path?: object; query?: object } = {}): Promise<Read> {
  const call = calls[name]
  if (!call) throw new Error(`The generated client has no ${name}.`)
  return call(options)
}
const dataOf = async <Data>(name: string, options: object): Promise<Data> =>
  (await read(name, options)).data as Data

type Mode = { readonly id: string; readonly type: string }
type Contact = {
  readonly id: string
  readonly branch: { readonly id: string }
  readonly deliveryConfig: { readonly orderModes: readonly Mode[] }
}
const alias = 'fuego-lento-palermo'
const { info: contact } = await dataOf<{ info: Contact }>('getAlias', { path: { alias } })
const { info: company } = await dataOf<{ info: { id: string } }>('getAlias', { path: { alias: 'ombu' } })
const branchId = contact.branch.id
const mode = contact.deliveryConfig.orderModes.find(({ type }) => type === 'TAKE_AWAY')?.id
const menu = await dataOf<{ plates: readonly { id: string }[] }>('getMenu', {
  path: { alias, orderModeId: mode },
})
const at = { lat: -34.5875, lng: -58.4262 }

/** How each public read is asked for, or why it is not read here. */
const READS: Readonly<Record<string, { path?: object; query?: object } | string>> = {
  getAlias: { path: { alias } },
  getCompany: { path: { companyId: company.id } },
  listCompanyBranches: { path: { companyId: company.id } },
  listBranches: {},
  getBranchContact: { path: { id: contact.id } },
  listBranchContacts: { path: { branchId } },
  listBranchOrderModes: { path: { branchId } },
  getSchedule: { path: { orderModeId: mode } },
  listGeneralDiscounts: { path: { id: mode } },
  listGeneralSurcharges: { path: { id: mode } },
  getFees: { path: { id: mode } },
  listMenuHashes: { path: { alias } },
  getMenu: { path: { alias, orderModeId: mode } },
  listDiscounts: { path: { branchId } },
  listIndicators: { query: { branchId } },
  listEntityIndicators: { path: { type: 'PLATE', id: menu.plates[0]?.id } },
  getCountry: { path: { country: 'ar' } },
  getRealtime: {},
  getDeliveryFee: { path: { id: branchId }, query: { ...at, branchContactId: contact.id } },
  listPlaceSuggestions: { query: { query: 'Honduras 4890', branchId } },
  findPlaceAt: { query: { ...at, branchId } },
  listCustomisations: { path: { branchId } },
  getLoyaltyProgram: { path: { id: branchId } },
  listOrders: { query: { phone: '1123456789', branchContactId: contact.id } },
  getCardFields: { path: { provider: 'sandbox' }, query: { branchId } },
  getSurvey: { path: { branchContactIdOrOrderCode: contact.id } },
  getConsoleManifest: {},
  getManifest: { path: { alias } },
  getAppIcon: { path: { alias, icon: '192.png' } },
  getShareCard: { path: { alias } },
  getOpenApi: {},
  getFileUrl: 'wants a picture that was sent',
  getOrder: 'wants an order',
  getSurveyResponse: 'wants an order',
  listOrderShipments: 'wants an order',
  getTracking: 'wants an order',
  getPlace: 'wants a suggestion of a provider that has details',
  getOrderingCustomer: 'wants a customer',
  listPointsHistory: 'wants a customer',
  getRiderByPhone: 'wants a rider',
  getTablet: 'wants a tablet',
  openPaymentPage: 'wants a payment on its way',
  returnFromProvider: 'wants a payment on its way',
  recoverCart: 'wants a cart that was left',
  getGroupOrder: 'wants a group',
  getOwnRehearsal: 'wants a rehearsal',
}

const problems: string[] = []
const document = await dataOf<{ paths: Record<string, Record<string, Operation>> }>('getOpenApi', {})
const operations = Object.values(document.paths).flatMap(({ get }) => (get ? [get] : []))
for (const { operationId, security, responses } of operations) {
  if (security.length > 0) continue
  const asked = READS[operationId]
  if (asked === undefined) problems.push(`${operationId} is not among the reads of this check.`)
  if (typeof asked !== 'object') continue
  const { data, error, response } = await read(operationId, asked)
  const type = response?.headers.get('content-type')?.split(';')[0] ?? ''
  const declared = Object.keys(responses['200']?.content ?? {})
  if (data === undefined) problems.push(`${operationId} was not read: ${JSON.stringify(error)}`)
  else if (!declared.includes(type))
    problems.push(`${operationId} came as ${type}, not ${declared.join(', ')}.`)
}
await server.stop()
const tried = Object.values(READS).filter((asked) => typeof asked === 'object').length
console.log(problems.length > 0 ? problems.join('\n') : `${tried} public answers were read.`)
process.exitCode = problems.length > 0 ? 1 : 0
