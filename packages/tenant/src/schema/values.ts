import { CENTRE } from '@mostrador/domain/picture/picture-focus'
import { z } from 'zod'

/**
 * The slug that a thing is known by inside its parent: it stays the same thing as long as its key
 * stays.
 */
export const key = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'key-malformed')
  .describe('Lower-case slug, unique among its siblings. Keep it: another key is another thing.')

/** Slug in an address; the domain judges it. */
export const alias = z
  .string()
  .max(60)
  .describe('Address of its page, unique everywhere. Without it, the key.')

/** Host name of its own; the domain judges it. */
export const host = z
  .string()
  .max(253)
  .describe('Its own host name, unique everywhere, without scheme or port: pedidos.example.com')

/** A name that fits a label. */
export const name = z.string().trim().min(1).max(120)

/** Text that may be empty. */
export const text = (longest: number) => z.string().max(longest).default('')

/** An amount in major units, with at most the country's decimals. */
export const amount = z.number().min(0).max(1_000_000_000)

/** A percentage of more than nothing, with at most three decimals. */
export const percentage = z.number().gt(0).max(100).multipleOf(0.001, 'too-many-decimals')

/** A share that may be nothing. */
export const share = z.number().min(0).max(100).multipleOf(0.001, 'too-many-decimals')

/** A duration. */
export const minutes = z.int().min(0).max(10_080)

// The message is the code of a problem: problems.ts has its sentence.
/** A colour as #rrggbb. */
export const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'color-malformed')

export const webAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'web-address-malformed' })
  .max(300)

/** A phone with its country: +5491123456789. */
export const phone = z.string().regex(/^\+\d{8,15}$/, 'phone-malformed')

/** A local day. */
export const day = z.iso.date('day-malformed')

/**
 * A picture: a path beside the file, an emoji of the package on a background, or one that was
 * uploaded (see docs/tenant-file.md).
 */
export const picture = z
  .string()
  .min(1)
  .max(200)
  .describe(
    'A path relative to this file, npm:@lobehub/fluent-emoji-3d/assets/<code>.webp#<background>, or the name of an upload',
  )

/** Point of the food in its picture, so that crops keep it. */
const part = z.number().min(0).max(1).multipleOf(0.01, 'too-many-decimals')
export const focus = z
  .strictObject({
    x: part.default(CENTRE.x).describe('From the left, as a share of the width.'),
    y: part.default(CENTRE.y).describe('From the top, as a share of the height.'),
  })
  .describe('Where in the picture the food is: crops keep it. Without it, in the middle.')

/** Keys of other things, in an order that counts. */
export const keys = z.array(key).max(2000).default([])

/** A thing of another list, by the keys on the way to it: "carta/milanesa". */
export const keyPath = z
  .string()
  .max(130)
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'key-path-malformed')

/** Ingredients that may run out: "palta". */
export const ingredients = z
  .array(z.string().trim().min(1).max(40))
  .max(40)
  .default([])
  .describe('What it is made with, as far as that runs out: one mark of an ingredient takes all of it.')

export const dailyCount = z.int().min(1).max(100_000).optional()

/** Flag with a default. */
export const flag = (otherwise: boolean) => z.boolean().default(otherwise)
