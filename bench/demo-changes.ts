import type { HeldBranding } from '@mostrador/contract/branding/branding-endpoints'
import type { StaffSession } from '@mostrador/contract/staff/staff-endpoints'
import { doorsOf, type DemoCall, type DemoShop } from './demo-calls.ts'

const DAY = 24 * 60 * 60 * 1000

async function answered<Answer>(asked: Promise<Response>): Promise<Answer> {
  const answer = await asked
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${text.slice(0, 300)}`)
  return JSON.parse(text) as Answer
}

/** A colour, another one each time. */
const colour = (time: number): string => `#0000${(time + 16).toString(16).padStart(2, '0')}`

/** Calls that change the look, show what somebody tries, and bring back what was before. */
export function lookCalls(shop: DemoShop): readonly DemoCall[] {
  const { branch, json, put, read } = doorsOf(shop)
  const held = () => answered<HeldBranding>(read(`${branch}/branding`))
  const painted = ({ branding }: HeldBranding, time: number) => ({
    ...branding,
    colorConfig: { ...branding.colorConfig, lightMainColor: colour(time) },
  })
  let now: HeldBranding
  const known = async () => void (now = await held())
  const kept = async (asked: Promise<Response>): Promise<Response> => {
    const answer = await asked
    if (answer.ok) now = (await answer.clone().json()) as HeldBranding
    return answer
  }
  return [
    {
      name: 'draftBranding',
      prepare: known,
      send: (time) => put(`${branch}/branding/draft`, { branding: painted(now, time) }),
    },
    {
      name: 'saveBranding',
      prepare: known,
      send: (time) => kept(put(`${branch}/branding`, { over: now.version, branding: painted(now, time) })),
    },
    {
      name: 'restoreBranding',
      prepare: known,
      send: (time) =>
        kept(json(`${branch}/branding/restored`, { over: now.version, number: 1 + (time % 2) })),
    },
    draftCall(shop),
  ]
}

/** A contact as a draft shows it, another draft each time. */
function draftCall(shop: DemoShop): DemoCall {
  const { branch, json, read } = doorsOf(shop)
  let tokens: readonly string[] = []
  const draftAll = async () => {
    const place = ['branchContacts', shop.contact.key, 'name']
    type Cte = { readonly value: unknown }
    const { value: from } = await answered<Cte>(read(`${branch}/document?place=${place.join('/')}`))
    const drafts = Array.from({ length: 32 }, (_, time) =>
      answered<{ readonly token: string }>(
        json(`${branch}/drafts`, {
          operations: [{ kind: 'set', place, from, to: `Otra ${time}` }],
        }),
      ),
    )
    tokens = (await Promise.all(drafts)).map(({ token }) => token)
  }
  return {
    name: 'a draft first looked at',
    prepare: draftAll,
    most: 30,
    send: (time) =>
      fetch(`${shop.url}/api/diner/branchcontacts/${shop.contact.id}`, {
        headers: { 'x-preview': tokens[time] ?? '' },
      }),
  }
}

type Scheduled = { readonly id: string; readonly version: number }

/** As many changes wait while one of them is changed. */
const MOST_KEPT = 10

type PastState = { readonly difference: string }

/** A call that brings the branch back to how it was, and the next time forth again. */
function restoreCall(shop: DemoShop): DemoCall {
  const { branch, json, read } = doorsOf(shop)
  let numbers: readonly number[] = []
  const differences: string[] = []
  const state = (number: number) => `${branch}/revisions/${number}`
  const look = (number: number) => answered<PastState>(read(`${state(number)}/state`))
  const restore = (time: number) =>
    json(`${state(numbers[time % 2] ?? 0)}/restore`, { difference: differences[time % 2] })
  const knowStates = async () => {
    const { revisions } = await answered<{ readonly revisions: readonly { readonly number: number }[] }>(
      read(`${branch}/revisions`),
    )
    const newest = revisions[0]?.number ?? 0
    numbers = [newest - 1, newest]
    // From either state to the other one: a difference stands for the same changes each time.
    differences[0] = (await look(newest - 1)).difference
    await answered(restore(0))
    differences[1] = (await look(newest)).difference
    await answered(restore(1))
  }
  return { name: 'restoreState', prepare: knowStates, send: restore }
}

/** Calls of what was, and of what is to be. */
export function keptCalls(shop: DemoShop): readonly DemoCall[] {
  const { branch, json, put, read } = doorsOf(shop)
  const { id, key, name } = shop.contact
  const at = (time: number) => ({
    branchContactId: id,
    date: new Date(Date.now() + (3 + time) * DAY).toISOString().slice(0, 10),
    time: '12:00',
  })
  const named = (time: number): string => `${name} (${time})`
  let first: unknown
  const scheduled: Scheduled[] = []
  const change = (time: number) => `${branch}/scheduled/${scheduled[time]?.id ?? ''}`
  const ofVersion = (time: number) => ({ version: scheduled[time]?.version ?? 0 })
  const schedule = async (time: number): Promise<Response> => {
    const place = ['branchContacts', key, 'name']
    type Cte = { readonly value: unknown }
    first ??= (await answered<Cte>(read(`${branch}/document?place=${place.join('/')}`))).value
    const operations = [{ kind: 'set', place, from: time === 0 ? first : named(time - 1), to: named(time) }]
    const answer = await json(`${branch}/scheduled`, { operations, when: at(time) })
    if (answer.ok) scheduled.push((await answer.clone().json()) as Scheduled)
    return answer
  }
  const places = Array.from({ length: 50 }, () => 'plates/bife/price')
  return [
    {
      name: 'getTakenBack',
      send: () => json(`${branch}/sheets/taken-back`, { menu: 'carta', since: 0, places }),
    },
    restoreCall(shop),
    { name: 'scheduleChange', most: 20, send: schedule },
    {
      name: 'changeScheduled',
      most: MOST_KEPT,
      prepare: async () => {
        while (scheduled.length <= MOST_KEPT) await answered(schedule(scheduled.length))
      },
      send: async (time) => {
        const answer = await put(change(time), { ...ofVersion(time), partly: true })
        if (answer.ok) scheduled[time] = (await answer.clone().json()) as Scheduled
        return answer
      },
    },
    { name: 'applyScheduled', most: 4, send: (time) => json(`${change(time)}/apply`, ofVersion(time)) },
    movementsCall(shop),
  ]
}

/** A call that brings a list of movements, others each time, to a contact that takes transfers. */
function movementsCall(shop: DemoShop): DemoCall {
  const { json, read } = doorsOf(shop)
  let address = ''
  let account = ''
  return {
    name: 'importMovements',
    most: 8,
    prepare: async () => {
      const { branchContacts } = await answered<StaffSession>(read(`${shop.url}/api/staff/session`))
      const contact = branchContacts.find(({ takesTransfers }) => takesTransfers)
      address = `${shop.url}/api/console/branchcontacts/${contact?.id ?? ''}`
      type Transfers = { readonly accounts: readonly { readonly account: string }[] }
      const { accounts } = await answered<Transfers>(read(`${address}/transfers`))
      account = accounts[0]?.account ?? ''
    },
    send: (time) =>
      json(`${address}/movements`, {
        account,
        movements: Array.from({ length: 3000 }, (_, at) => ({
          day: '2026-01-20',
          amount: at + 1,
          text: `${time}`,
        })),
      }),
  }
}

/** Calls that open a contact, and add a contact or a brand like the one that there is. */
export function placeCalls(shop: DemoShop): readonly DemoCall[] {
  const { branch, json } = doorsOf(shop)
  const { id, key } = shop.contact
  const like = (name: string) => ({ name, alias: null, copyOf: id })
  const close = async () => {
    const operations = [{ kind: 'set', place: ['branchContacts', key, 'blocked'], to: true }]
    await answered(json(`${branch}/changes`, { operations }))
  }
  return [
    {
      name: 'publishContact',
      between: close,
      send: () => json(`${shop.url}/api/console/branchcontacts/${id}/publish`, {}),
    },
    { name: 'addContact', most: 8, send: (time) => json(`${branch}/locals`, like(`Nuevo ${time}`)) },
    { name: 'addBrand', most: 6, send: (time) => json(`${branch}/brands`, like(`Marca ${time}`)) },
  ]
}
