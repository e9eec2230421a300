import { createClient, type Client } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import type { Endpoint } from '@mostrador/contract/endpoint'
import { endpoints, type EndpointName } from '@mostrador/contract/endpoints'
import { methodOf, pathOf } from '@mostrador/contract/route'
import type { OrderRequestBody } from '@mostrador/contract/order/place-order-schema'
import { beforeAll, expect, test } from 'vitest'
import { AUTHORISATION, CALLERS, type Caller } from '../testing/authorisation-matrix.ts'
import {
  COLLEAGUES,
  COLLEAGUES_AUTHORISATION,
  type Colleague,
} from '../testing/authorisation-of-colleagues.ts'
import { givenColleagues } from '../testing/given-colleagues.ts'
import type { GivenContact } from '../testing/given-contact.ts'
import { givenHost } from '../testing/given-host.ts'
import { givenSurvey } from '../testing/given-survey.ts'
import { onSharedDevice } from '../testing/on-shared-device.ts'
import { plausibleInput, sendInput, type Input, type Cte } from '../testing/send-input.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { nextTestId } from '../testing/test-ports.ts'
import { testProvider } from '../testing/test-provider.ts'
import { cookieOfStaff, cookiesOf, givenWholeWorld, type WholeWorld } from '../testing/whole-world.ts'

// Every endpoint of the contract × everybody who may call: who is let in, and who gets to read of
// whom.

/**
 * The diner whose order everybody asks for. None of these words is in anything that a caller says.
 */
const DINER = {
  customerName: 'Zulema Reservada',
  customerEmail: 'zulema@reservada.example',
  phone: '11 7777-0001',
}
const STREET = 'Pasaje Escondido'
const PERSONAL = /Zulema|zulema@|77770001|7777-0001|Escondido/

/** Words for what a company has beside the brand in question. */
const BEYOND = /ocult[oa]/

const HOST = 'pedidos.ombu.example'
const HOST_ELSE = 'pedidos.otra.example'

let api: TestApi
let contact: GivenContact
type WithCookie =
  | Colleague
  | 'stranger'
  | 'own'
  | 'diner'
  | 'cashier'
  | 'cashierElse'
  | 'owner'
  | 'ownerElse'
  | 'ownerByPin'
  | 'device'
  | 'leaver'

/** The credentials of a caller: cookies of staff, browsers and devices, and secrets of keys. */
let cookies: Readonly<Record<WithCookie, string>>
let cookieOfTablet: string
let keys: Readonly<Record<'key' | 'keyElse', string>>
let own: Client
let riderElse: string

/** A browser, and the cookies that it has. */
function openBrowser() {
  const jar: string[] = []
  const client = createClient(async (url, init) => {
    const headers = new Headers(init?.headers)
    if (jar.length > 0) headers.set('cookie', jar.join('; '))
    const response = await api.fetch(url, { ...init, headers })
    jar.push(...[cookiesOf(response)].filter(Boolean))
    return response
  }, routes)
  return { client, cookie: () => jar.join('; ') }
}

/** A diner of another shop, who signed in there. */
async function signedInAt(elsewhere: GivenContact): Promise<string> {
  const { client, cookie } = openBrowser()
  const phone = '11 4444-0001'
  await api.given.order(elsewhere, { client, body: { phone } })
  const started = await client.startDinerSession({
    body: { phone, branchId: elsewhere.branchId, branchContactId: elsewhere.id },
  })
  if (!started.ok) throw new Error(started.problem.code)
  return cookie()
}

/** A key that lets a program do all that a key may, in the whole company. */
async function keyOf(at: GivenContact): Promise<string> {
  const owner = await api.as(await api.given.staff({ role: 'OWNER', company: at }))
  const body = {
    name: 'Caja',
    branch: null,
    branchContact: null,
    permissions: [
      'menu.sold-out',
      'menu.edit',
      'menu.prices',
      'discounts',
      'locals.pause',
      'locals.hours',
      'locals.zones',
      'locals.edit',
      'payments',
      'activity',
    ] as const,
  }
  const made = await owner.createApiKey({
    params: { id: at.id },
    body: { ...body, permissions: [...body.permissions] },
  })
  if (!made.ok) throw new Error(made.problem.code)
  return made.data.secret
}

/** A browser that an owner shared: nobody is signed in there, and its device is known. */
async function sharedAt(at: GivenContact): Promise<string> {
  const { client, cookie } = openBrowser()
  const { email, password } = await api.given.staff({ role: 'OWNER', company: at })
  await client.signIn({ body: { email, password } })
  const shared = await client.shareDevice({
    params: { id: at.id },
    body: { name: 'Barra', idleMinutes: 5, password },
  })
  if (!shared.ok) throw new Error(shared.problem.code)
  return cookie()
    .split('; ')
    .filter((one) => one.includes('tablet'))
    .join('; ')
}

/** A person who signed in, and then lost each role. */
async function leaverOf(at: GivenContact): Promise<string> {
  const login = await api.given.staff({ contacts: [at] })
  const cookie = await cookieOfStaff(api, login)
  const { database } = api.ports
  const gone = database.selectFrom('staff_users').select('id').where('email', '=', login.email)
  await database.deleteFrom('staff_memberships').where('staff_user_id', 'in', gone).execute()
  return cookie
}

beforeAll(async () => {
  api = await startTestApi({ payments: testProvider() })
  contact = await api.given.branchContact({ mode: { order_type: 'ALL' } })
  const elsewhere = await api.given.branchContact()
  const [{ database }, { companyId: company_id }] = [api.ports, contact]
  await database.insertInto('operator_companies').values({ company_id, since: api.clock.now }).execute()
  await givenHost(api, HOST, { of: contact })
  await givenHost(api, HOST_ELSE, { of: elsewhere })
  const [browser, stranger] = [openBrowser(), openBrowser()]
  own = browser.client
  await api.given.order(contact, { client: browser.client })
  await api.given.order(contact, { client: stranger.client })
  const staffOf = async (options: Parameters<TestApi['given']['staff']>[0]) =>
    cookieOfStaff(api, await api.given.staff(options))
  const ownerByPin = await staffOf({ role: 'OWNER', company: contact })
  cookieOfTablet = await onSharedDevice(api, contact)
  keys = { key: await keyOf(contact), keyElse: await keyOf(elsewhere) }
  cookies = {
    device: await sharedAt(contact),
    leaver: await leaverOf(contact),
    ownerByPin,
    stranger: stranger.cookie(),
    own: browser.cookie(),
    diner: await signedInAt(elsewhere),
    cashier: await staffOf({ contacts: [contact] }),
    cashierElse: await staffOf({ contacts: [elsewhere] }),
    owner: await staffOf({ role: 'OWNER', company: contact }),
    ownerElse: await staffOf({ role: 'OWNER', company: elsewhere }),
    ...(await givenColleagues(api, contact)),
  }
  riderElse = (await api.given.rider(elsewhere)).token
})

const fresh = async (): Promise<WholeWorld> => {
  // A contact takes so many orders in ten minutes and no more.
  api.clock.now = new Date(api.clock.now.getTime() + 30_000)
  // A person touches the shared device all the while.
  await api.ports.database.updateTable('staff_sessions').set({ touched_at: api.clock.now }).execute()
  const plate = await api.given.plate(contact)
  const destination = { street: STREET, number: '5000', city: 'Buenos Aires' }
  const order = await api.given.order(contact, {
    mode: 'DELIVERY',
    items: [{ plate }],
    client: own,
    body: { ...DINER, destination },
  })
  return givenWholeWorld(api, { contact, plate, order })
}

type Who = { readonly headers: Readonly<Record<string, string>>; readonly origin?: string }

const at = (host: string, headers: Who['headers'] = {}): Who => {
  const origin = `http://${host}:3000`
  return { headers: { ...headers, origin }, origin }
}

function whoIs(caller: Caller | Colleague, { rider }: WholeWorld, name: EndpointName): Who {
  switch (caller) {
    case 'nobody':
      return { headers: {} }
    case 'rider':
      return { headers: { authorization: `Bearer ${rider.token}` } }
    case 'riderElse':
      return { headers: { authorization: `Bearer ${riderElse}` } }
    case 'key':
    case 'keyElse':
      return { headers: { authorization: `Bearer ${keys[caller]}` } }
    case 'host':
      return at(HOST)
    case 'hostElse':
      return at(HOST_ELSE)
    case 'ownerAtHost':
      return at(HOST, { cookie: cookies.owner })
    case 'ownerAtHostElse':
      return at(HOST_ELSE, { cookie: cookies.owner })
    case 'ownerByPin':
      // Only a touch asks for the cookie of the tablet beside that of the session.
      return {
        headers: {
          cookie: `${cookies[caller]}${name === 'touchStaffSession' ? `; ${cookieOfTablet}` : ''}`,
        },
      }
    default:
      return { headers: { cookie: cookies[caller] } }
  }
}

const DENIED = [401, 403, 404]

/** No filter: all of the history that the caller reads. */
const ALL_OF_IT = Object.fromEntries(
  ['before', 'door', 'by', 'from', 'until', 'place', 'text'].map((name) => [name, undefined]),
)

type Told = Partial<Record<EndpointName, Partial<Record<Cte, Readonly<Record<string, unknown>>>>>>

/**
 * Ids that plausible values do not name: the contract says only that the things have one.
 */
let told: Told

const insertedId = async (table: 'cases' | 'client_errors'): Promise<string> =>
  (await api.ports.database.selectFrom(table).select('id').executeTakeFirstOrThrow()).id

async function givenBenefits(): Promise<{ readonly rewardId: string }> {
  const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
  const [rewardId, { database }] = [nextTestId(), api.ports]
  const program = { ...tenant, id: nextTestId(), name: 'Brasas' }
  const reward = { ...tenant, id: rewardId, key: 'hola', reward: 150 }
  const code = { ...tenant, id: nextTestId(), code: 'HOLA10', type: 'PERCENT' as const, percentage: 10 }
  await database.insertInto('loyalty_programs').values(program).execute()
  await database.insertInto('loyalty_rewards').values(reward).execute()
  await database.insertInto('discount_codes').values(code).execute()
  return { rewardId }
}

/**
 * Things that a contact gathers: a survey, a cart that was left, a report of an order, an error of
 * a browser.
 */
async function givenGathered(world: WholeWorld): Promise<void> {
  await givenSurvey(api.ports.database, contact)
  const known = world.knownOf('')
  await own.noticeAbandonedCart({
    body: {
      branchContactId: contact.id,
      branchId: contact.branchId,
      phone: DINER.phone,
      items: known('items') as OrderRequestBody['items'],
      orderModeId: String(known('orderModeId')),
      navigationEvent: 'PAGE_HIDDEN',
    },
  })
  await own.updateOrderDetails({ body: { code: world.shipment.orderCode, errorType: 'OTHER' } })
  await own.logDinerError({ body: { bcId: contact.id, payload: { message: 'Broken' } } })
}

async function givenTold(world: WholeWorld): Promise<Told> {
  const { rewardId } = await givenBenefits()
  await givenGathered(world)
  const phone = DINER.phone
  const caseId = await insertedId('cases')
  const errorId = await insertedId('client_errors')
  const renaming = [{ kind: 'set', place: ['menus', 'carta', 'name'], from: 'Carta', to: 'Otra' }]
  const atTheShop = { body: { riderUser: { branchContact: { id: contact.id } } } }
  const found = await api.client.listPlaceSuggestions({ query: { query: 'Gorriti 5000' } })
  return {
    getAlias: { query: { preview: undefined } },
    changeCaseStatus: { params: { id: caseId } },
    getDocument: { query: { place: 'menus' } },
    getLastChange: { query: { place: 'menus' } },
    getPastState: { query: { place: 'menus' } },
    restoreState: { body: { place: 'menus' } },
    listRevisions: { query: ALL_OF_IT },
    changeDocument: { body: { operations: renaming } },
    draftDocument: { body: { operations: renaming } },
    addContact: { body: { copyOf: null } },
    addBrand: { body: { copyOf: null } },
    // The orders of those who are asked next go on; a PIN writes no words there.
    startInterruption: { body: { kind: 'BUSY', extraMinutes: 10, message: '' } },
    savePushDevice: { body: { contactIds: [contact.id] } },
    setSoldOut: { body: { thing: { kind: 'PLATE', id: world.knownOf('')('plateId') } } },
    claimReward: { params: { loyaltyRewardId: rewardId, phone }, body: { loyaltyRewardId: rewardId, phone } },
    getClientError: { params: { errorId } },
    resolveClientError: { params: { errorId } },
    getOrderingCustomer: { params: { phone } },
    startDinerSession: { body: { phone } },
    createRider: atTheShop,
    updateRider: atTheShop,
    updateOrderDetails: { body: { code: world.shipment.orderCode, errorType: 'OTHER' } },
    listOrders: { query: { phone } },
    listPointsHistory: { params: { phone } },
    recoverCart: { params: { phone } },
    noticeAbandonedCart: { body: { phone } },
    getPlace: { query: { id: found.ok ? found.data.suggestions[0]?.id : undefined } },
    authorizeChannel: { body: { channel_name: `private-board-${contact.id}` } },
    authorizeRiderChannel: { body: { channel_name: `private-riders-${contact.id}` } },
    validateDiscountCode: { body: { code: 'HOLA10' } },
  }
}

const toldOf = (name: EndpointName, input: Input): Input =>
  Object.fromEntries(
    Object.entries({ ...told[name], ...input }).map(([part, value]) => {
      const put = { ...(value as object), ...told[name]?.[part as Cte] }
      return [part, Object.fromEntries(Object.entries(put).filter(([, one]) => one !== undefined))]
    }),
  )

/**
 * How a caller fares: refused with a status, let in, or let in and shown what is personal to the
 * diner.
 */
async function answerTo(caller: Caller | Colleague, name: EndpointName, world: WholeWorld): Promise<string> {
  const endpoint: Endpoint = endpoints[name]
  const input = toldOf(name, plausibleInput(endpoint, world.knownOf(pathOf(endpoint.route))))
  const response = await sendInput(api, { endpoint, input, ...whoIs(caller, world, name) })
  const text = await response.text()
  const owesPasskey = response.status === 409 && text.includes('passkey-first')
  if (DENIED.includes(response.status) || owesPasskey) return String(response.status)
  if (response.status >= 500) return `${response.status}!`
  const isForStaff = endpoint.access === 'staff' && COLLEAGUES.some((one) => one === caller)
  if (isForStaff && BEYOND.test(text)) return 'all'
  return PERSONAL.test(text) ? 'who' : 'yes'
}

/** These end what callers have; they come last, and in this order. */
const ENDING: readonly EndpointName[] = ['endStaffSessions', 'endDinerSession', 'signOut']

const inOrder = (Object.entries(endpoints) as [EndpointName, Endpoint][]).toSorted(
  ([one], [other]) => ENDING.indexOf(one) - ENDING.indexOf(other),
)

/** The rows of both tables; at an endpoint that is not for staff a colleague is as a cashier. */
const asWritten = Object.fromEntries(
  Object.entries(AUTHORISATION).map(([name, row]) => {
    const all = row.trim().split(/\s+/)
    const asCashier = COLLEAGUES.map(() => all[CALLERS.indexOf('cashier')]).join(' ')
    const theirs: Partial<Record<string, string>> = COLLEAGUES_AUTHORISATION
    return [name, [...all, ...(theirs[name] ?? asCashier).trim().split(/\s+/)].join(' ')]
  }),
)

/**
 * spec('decisions shared-devices.6') spec('decisions shared-devices.7')
 * spec('decisions shared-devices.8')
 */
test('access of every role to every endpoint, and to data of diners, is as the matrix says', async () => {
  const rows: Partial<Record<EndpointName, string>> = {}
  let world = await fresh()
  told = await givenTold(world)
  for (const [name, endpoint] of inOrder) {
    if (methodOf(endpoint.route) !== 'GET') world = await fresh()
    const answers: string[] = []
    for (const caller of [...CALLERS, ...COLLEAGUES]) answers.push(await answerTo(caller, name, world))
    rows[name] = answers.join(' ')
  }
  expect(rows).toEqual(asWritten)
}, 300_000)
