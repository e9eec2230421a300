import type { EndpointName } from '@mostrador/contract/endpoints'
import { namesOf, type NamedThing, type Thing } from '@mostrador/contract/named-things'
import type { Api } from '../../ground/ports.ts'
import type { RiderMember } from '../../ground/http/handler.ts'
import type { HostOwner, AliasTarget } from '../../ground/hosts.ts'

export type Input = Readonly<Record<'params' | 'query' | 'headers' | 'body', unknown>>
type Gate = Pick<Api, 'hosts' | 'catalogs'>

/**
 * Things whose name is their key, with the values asked for in place of another tenant's. Such a
 * call costs and answers the same as a guess, and is counted as one.
 */
const NOBODYS = {
  order: '00000000-0000-0000-0000-000000000000',
  orderCode: '',
  logisticsOrder: '00000000-0000-0000-0000-000000000000',
  paymentAttempt: '00000000-0000-0000-0000-000000000000',
} as const satisfies Partial<Readonly<Record<Thing, string>>>

const isSecret = (thing: Thing): thing is keyof typeof NOBODYS => Object.hasOwn(NOBODYS, thing)
const isThing = (named: NamedThing): named is Thing => named !== 'within' && named !== 'nothing'

/** Returns the texts at a place of an input, as `body.events[].branch`; none where it is absent. */
function textsAt(value: unknown, [step, ...rest]: readonly string[]): readonly string[] {
  if (step === undefined) return [value].flat().filter((one) => typeof one === 'string')
  const name = step.replace(/\[\]$/, '')
  const next: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  const each = name === step ? [next] : Array.isArray(next) ? next : []
  return each.flatMap((one) => textsAt(one, rest))
}

async function isOfAnother({ hosts, catalogs }: Gate, owner: AliasTarget, [thing, text]: [Thing, string]) {
  if (thing !== 'menuHash') return hosts.isOfAnother(owner, thing, text)
  const menu = catalogs.menuByHash(text)
  return menu !== undefined && hosts.isOfAnother(owner, 'menu', menu.id)
}

/** Lists the tenants' things that a call names, by their places. */
const namedIn = (name: EndpointName, input: Input) =>
  Object.entries(namesOf(name)).flatMap(([place, thing]) =>
    isThing(thing) ? textsAt(input, place.split('.')).map((text) => ({ place, thing, text })) : [],
  )

/** Whether a call names only things of one tenant, and at least one. */
export async function isAbout(
  gate: Gate,
  { owner, name }: { readonly owner: AliasTarget; readonly name: EndpointName },
  input: Input,
): Promise<boolean> {
  const named = namedIn(name, input)
  const foreign = await Promise.all(named.map(({ thing, text }) => isOfAnother(gate, owner, [thing, text])))
  return named.length > 0 && !foreign.includes(true)
}

/** Replaces a thing of the input by a value that no tenant has, one step deep. */
function without(input: Input, place: string, thing: keyof typeof NOBODYS): Input {
  const [where, field = ''] = place.split('.') as [keyof Input, string]
  const part = input[where]
  return { ...input, [where]: { ...(part as object), [field]: NOBODYS[thing] } }
}

/**
 * Returns the input with which a call on a tenant's host is served, by the things that the
 * contract says it names. A secret of another tenant is replaced by one of none; undefined where
 * the call names a public thing of another tenant. Source: docs/decisions/050.
 */
export async function inputHere(
  gate: Gate,
  { owner, name }: { readonly owner: HostOwner; readonly name: EndpointName },
  input: Input,
): Promise<Input | undefined> {
  const named = namedIn(name, input)
  const foreign = await Promise.all(named.map(({ thing, text }) => isOfAnother(gate, owner, [thing, text])))
  return named
    .filter((_, at) => foreign[at])
    .reduce<Input | undefined>(
      (kept, { place, thing }) => kept && (isSecret(thing) ? without(kept, place, thing) : undefined),
      input,
    )
}

/** Whether a rider is on shift, and for the tenant of the called host. */
export const isRiderHere = (owner: HostOwner | undefined, rider: RiderMember | undefined): boolean =>
  rider !== undefined &&
  (!owner ||
    (owner.kind === 'company' ? rider.companyId === owner.companyId : rider.branchId === owner.branchId))
