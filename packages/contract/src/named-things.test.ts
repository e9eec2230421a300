import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { namesOf } from './named-things.ts'
import { pathOf } from './route.ts'

type Json = {
  readonly format?: string
  readonly properties?: Readonly<Record<string, Json>>
  readonly items?: Json
  readonly anyOf?: readonly Json[]
  readonly oneOf?: readonly Json[]
  readonly allOf?: readonly Json[]
}

/** A field that is a key by its name, no matter what its schema allows. */
const SOUNDS_LIKE_ONE = /(?:^|\.)(?:alias|code|\w+Code|\w+_id|\w*Id|branchContact|branch|company|hash)$/

/** Fields that sound like it and are a diner's own words, or the partner's. */
const WORDS = /\.(?:securityCode|postalCode|externalUserId|campaignId|socket_id)$/

/** Every place of a schema where an id can stand. */
function idsIn(schema: Json, place: string): string[] {
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const fields = Object.entries(schema.properties ?? {})
  const isLeaf = fields.length === 0 && schema.items === undefined
  const isId = schema.format === 'uuid' || (isLeaf && SOUNDS_LIKE_ONE.test(place) && !WORDS.test(place))
  return [
    ...(isId ? [place] : []),
    ...branches.flatMap((one) => idsIn(one, place)),
    ...fields.flatMap(([name, one]) => idsIn(one, `${place}.${name}`)),
    ...(schema.items ? idsIn(schema.items, `${place}[]`) : []),
  ]
}

const jsonOf = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json

const all = (Object.entries(endpoints) as [string, Endpoint][]).filter(
  ([, { access, route }]) => access !== 'staff' && !pathOf(route).startsWith('/api/staff/'),
)

/** spec('decisions beyond-the-documents.30') */
test.each(all)('every id that %s can be given says whose it is', (name, endpoint) => {
  const said = Object.keys(namesOf(name))
  const given = (['params', 'query', 'body'] as const).flatMap((where) => {
    const schema = endpoint[where]
    return schema ? idsIn(jsonOf(schema), where) : []
  })
  const isSaid = (place: string) =>
    said.some((one) => [one, `${one}[]`].includes(place) || (one.endsWith('[]') && place.startsWith(one)))
  expect(given.filter((place) => !isSaid(place))).toEqual([])
})

test('an id that is in no row is found wherever it stands', () => {
  const schema = z.object({
    note: z.string(),
    plateId: z.string(),
    lines: z.array(z.object({ of: z.union([z.uuid(), z.null()]) })),
  })
  expect(idsIn(jsonOf(schema), 'body')).toEqual(['body.plateId', 'body.lines[].of'])
})
