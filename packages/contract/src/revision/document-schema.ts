import { z } from 'zod'
import { pictureSchema } from '../menu/menu-schema.ts'

const step = z.string().min(1).max(120)

const MOST_STEPS = 16

/** Place of a thing in a branch's document: fields and keys of things, never positions. */
const place = z.array(step).min(1).max(MOST_STEPS)

/** A place in an address: `menus/carta/plates/bife`. */
export const documentPlace = z
  .string()
  .min(1)
  .max(MOST_STEPS * 121)
  .transform((text) => text.split('/'))
  .pipe(place)

/** One place, or several. */
export const documentPlaces = z.union([
  documentPlace.transform((one) => [one]),
  z.array(documentPlace).min(1).max(50),
])

const thing = z.record(z.string(), z.unknown())
const neighbour = step.nullable()

/**
 * Step of a change. A field is set over the value that was seen, a thing is removed as it was
 * seen; `after` is the key of the thing before it in its list, null for the first. Empty fields
 * are absent.
 */
export const operationSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('set'), place, from: z.unknown().optional(), to: z.unknown().optional() }),
    z.object({ kind: z.literal('add'), place, thing, after: neighbour }),
    z.object({ kind: z.literal('remove'), place, thing, after: neighbour }),
    z.object({ kind: z.literal('move'), place, from: neighbour, to: neighbour }),
  ])
  .refine(
    (operation) =>
      !('thing' in operation) || [operation.thing.key, operation.thing.code].includes(operation.place.at(-1)),
    { path: ['place'], message: 'The last step is the key of the thing' },
  )

/** A change of 3,000 plates fits. */
export const LARGEST_CHANGE = 4 * 1024 * 1024
export const MOST_OPERATIONS = 20_000

/** The steps of a change. */
export const operationsSchema = z.array(operationSchema).min(1).max(MOST_OPERATIONS)

export type OperationWire = z.input<typeof operationSchema>

/** A part of a branch's document. */
export const documentAnswerSchema = z.object({
  /** The newest revision of the company; null before there is any. */
  revision: z.int().nullable(),
  /** Value at the place in its canonical form, without fields that are not set. */
  value: z.unknown(),
  /** The pictures that it names, by their names. */
  pictures: z.record(z.string(), pictureSchema),
})
