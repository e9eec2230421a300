import { endpoints } from '@mostrador/contract/endpoints'
import type { Endpoint } from '@mostrador/contract/endpoint'
import { methodOf, pathOf, urlOf } from '@mostrador/contract/route'
import type { StaffSession } from '@mostrador/contract/staff/staff-endpoints'
import sharp from 'sharp'

/** A call of an endpoint of the demo, each time another where the same would be known already. */
export type DemoCall = {
  readonly name: string
  readonly send: (time: number) => Promise<Response>
  /** Makes what the calls need, beside what is measured; they go no further than `most` then. */
  readonly prepare?: () => Promise<void>
  readonly most?: number
  /** Makes the shop ready for the next call, beside what is measured. */
  readonly between?: (time: number) => Promise<void>
}

export const OWNER = { email: 'duena@ombu.demo', password: 'mostrador-demo' }

export type DemoShop = {
  readonly url: string
  readonly cookie: string
  readonly contact: StaffSession['branchContacts'][number]
}

const DAY = 24 * 60 * 60 * 1000
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)

/** Query parameters that an endpoint needs beside those with defaults. */
const QUERIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  exportMenuSheet: { menu: 'carta', format: 'xlsx' },
  getSalesDay: { day: dayBefore(1) },
  getFinishedTotals: { days: '90' },
  exportFinished: { days: '90' },
  getCampaignFunnels: { from: dayBefore(90), to: dayBefore(0) },
  listPlaceSuggestions: { text: 'Palermo', country: 'AR' },
}

/** Calls that wait for another event, or answer another server's. */
const LEFT_OUT = new Set(['fetchDownload', 'openPaymentPage', 'returnFromProvider', 'getFileUrl'])

/** The value of a path's parameter in the demo; undefined where the demo has no such thing. */
function paramsOf(path: string, { contact }: DemoShop): Record<string, string> | undefined {
  const noun = /\/([a-z-]+)\/\{id\}/.exec(path)?.[1] ?? ''
  const ids: Readonly<Record<string, string>> = {
    branchcontacts: contact.id,
    branches: contact.branchId,
    branch: contact.branchId,
    companies: contact.companyId,
  }
  const known: Readonly<Record<string, string | undefined>> = {
    id: ids[noun],
    alias: contact.alias,
    branchId: contact.branchId,
    companyId: contact.companyId,
    country: contact.country,
    number: '1',
    icon: '192.png',
  }
  const params: Record<string, string> = {}
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const value = known[name]
    if (value === undefined) return undefined
    params[name] = value
  }
  return params
}

/** Returns every call that only reads, where the demo has its things. */
export function readingCalls(shop: DemoShop): readonly DemoCall[] {
  const all = Object.entries(endpoints) as [string, Endpoint][]
  return all.flatMap(([name, { route }]): DemoCall[] => {
    const params = paramsOf(pathOf(route), shop)
    if (methodOf(route) !== 'GET' || LEFT_OUT.has(name) || !params) return []
    const path = urlOf(route, { params, query: QUERIES[name] ?? {} })
    const headers = { cookie: shop.cookie, origin: shop.url }
    return [{ name, send: () => fetch(`${shop.url}${path}`, { headers }) }]
  })
}

/** A photo of twelve megapixels, another one each time. */
const photo = (time: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: { r: time % 256, g: 90, b: 40 },
      noise: { type: 'gaussian', mean: 120, sigma: 12 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer()

/** Returns functions that call paths of the demo's branch as its owner. */
export function doorsOf({ url, cookie, contact }: DemoShop) {
  const origin = url
  const branch = `${url}/api/console/branches/${contact.branchId}`
  const sendBy =
    (method: string) =>
    (address: string, body: string | Uint8Array, type = 'application/json') =>
      fetch(address, {
        method,
        body: Buffer.from(body),
        headers: { cookie, origin, 'content-type': type },
      })
  return {
    branch,
    post: sendBy('POST'),
    json: (address: string, body: unknown) => sendBy('POST')(address, JSON.stringify(body)),
    put: (address: string, body: unknown) => sendBy('PUT')(address, JSON.stringify(body)),
    read: (address: string) => fetch(address, { headers: { cookie, origin } }),
  }
}

/** Calls that bring a file, or take one. */
export async function fileCalls(shop: DemoShop): Promise<readonly DemoCall[]> {
  const { branch, post, json } = doorsOf(shop)
  const sheet = `Categoría;Plato;Precio\n${'Pizzas;Muzzarella;12.500\n'.repeat(4_900)}`
  const photos = await Promise.all(Array.from({ length: 6 }, (_, time) => photo(time)))
  const download = `${shop.url}/api/staff/companies/${shop.contact.companyId}/download`
  return [
    { name: 'readSheet', send: () => post(`${branch}/sheets`, sheet, 'text/csv') },
    {
      name: 'readBankSheet',
      send: () =>
        post(`${shop.url}/api/console/branchcontacts/${shop.contact.id}/movements/sheet`, sheet, 'text/csv'),
    },
    {
      name: 'uploadPicture',
      send: (time) => post(`${branch}/pictures?name=a.jpg`, photos[time % photos.length] ?? '', 'image/jpeg'),
    },
    { name: 'startDownload', send: () => json(download, { password: OWNER.password }) },
  ]
}

/** Returns calls that change the document of the branch, or judge a change. */
export function changingCalls(shop: DemoShop): readonly DemoCall[] {
  const { branch, json, read } = doorsOf(shop)
  const { id, key, name } = shop.contact
  const newest = async (): Promise<number> => {
    const { revisions } = (await (await read(`${branch}/revisions`)).json()) as {
      readonly revisions: readonly { readonly number: number }[]
    }
    return revisions[0]?.number ?? 0
  }
  const zones = [{ key: 'a', priority: 0, area: { type: 'Polygon', coordinates: [circle(400)] } }]
  const named = (time: number): string => (time < 0 ? name : `${name} ${time}`)
  const rename = (time: number) => ({
    operations: [
      { kind: 'set', place: ['branchContacts', key, 'name'], from: named(time - 1), to: named(time) },
    ],
  })
  return [
    {
      name: 'judgeDrawing',
      send: () => json(`${shop.url}/api/console/branchcontacts/${id}/zones/effect`, { zones }),
    },
    { name: 'changeDocument', send: (time) => json(`${branch}/changes`, rename(time)) },
    { name: 'undoRevision', send: async () => json(`${branch}/revisions/${await newest()}/undo`, {}) },
    { name: 'getDocument, one menu', send: () => read(`${branch}/document?place=menus/carta`) },
    { name: 'getDocument, its own fields', send: () => read(`${branch}/document?fields=own`) },
    { name: 'draftDocument', send: () => json(`${branch}/drafts`, { operations: [] }) },
    { name: 'listNearby', send: () => json(`${shop.url}/api/menu/near`, { lat: -34.58, lng: -58.43 }) },
  ]
}

/** A drawn circle of so many corners, closed. */
const circle = (corners: number): readonly (readonly [number, number])[] =>
  Array.from({ length: corners + 1 }, (_, corner) => {
    const angle = ((corner % corners) * 2 * Math.PI) / corners
    return [-58.43 + Math.cos(angle) / 50, -34.58 + Math.sin(angle) / 50]
  })
