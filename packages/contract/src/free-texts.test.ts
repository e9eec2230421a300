import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints, type EndpointName } from './endpoints.ts'
import { asksForMoreThanPin } from './enough.ts'

type Node = Readonly<Record<string, unknown>>

const OF_A_FORM = ['format', 'pattern', 'enum', 'const']

/** Lists the paths of texts without a form of their own: no id, no instant, no choice of a list. */
function freeTexts(node: Node, path: readonly string[]): readonly string[] {
  if (node['type'] === 'string') return OF_A_FORM.some((one) => one in node) ? [] : [path.join('.')]
  const fields = Object.entries((node['properties'] ?? {}) as Record<string, Node>)
  const variants = ['anyOf', 'oneOf', 'allOf'].flatMap((many) => (node[many] ?? []) as readonly Node[])
  const inside = [node['items'], node['additionalProperties']].filter((one) => typeof one === 'object')
  return [
    ...fields.flatMap(([field, inner]) => freeTexts(inner, [...path, field])),
    ...variants.flatMap((inner) => freeTexts(inner, path)),
    ...inside.flatMap((inner) => freeTexts(inner as Node, [...path, '*'])),
  ]
}

function textsByPin(): readonly string[] {
  const byPin = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
    ([name, { access }]) => access === 'staff' && !asksForMoreThanPin(name),
  )
  return byPin.flatMap(([name, { body }]) => {
    if (!body) return []
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Node
    return [...new Set(freeTexts(schema, [name]))]
  })
}

/** Texts whose words become fields of the document, which judges them by its own table. */
const IN_THE_DOCUMENT = /^(addContact|addBrand|saveBranding|draftBranding)\.|\.(operations|rule)\./

/** Texts that name something, open something, or are of an order or of staff alone. */
const NOT_FOR_ALL_DINERS = [
  'setSoldOut.thing.id',
  'confirmTransfer.reason',
  'importMovements.account',
  'importMovements.movements.*.text',
  'changeOrderStatus.reason',
  'setStaffPin.pin',
  'setStaffPin.password',
  'changePassword.current',
  'changePassword.password',
  'releaseRiderDevice.code',
  'lookAtHost.host',
  'authorizeChannel.channel_name',
  'judgeDrawing.zones.*.key',
  'lookAtLeftBehind.seen',
  'lookAtLeftBehind.role',
  'restoreState.place',
  'restoreState.difference',
  'draftDocument.token',
  'getTakenBack.menu',
  'getTakenBack.places.*',
  'savePushDevice.endpoint',
]

test('a session by PIN sends one text that all diners read beside the document', () => {
  const others = textsByPin().filter((path) => !IN_THE_DOCUMENT.test(path))
  expect(others.toSorted()).toEqual([...NOT_FOR_ALL_DINERS, 'startInterruption.message'].toSorted())
})
