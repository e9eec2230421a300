import { tidyDegrees } from '@mostrador/domain/delivery/tidy-degrees'
import { LATEST_ALERT, MOST_ALERTED, SOONEST_ALERT } from '@mostrador/domain/order-alert/alert-ladder'
import { ORDER_CHANNELS } from '@mostrador/domain/order/order-status'
import { SOLD_OUT_KINDS } from '@mostrador/domain/availability/sold-out-mark'
import { seenText } from '@mostrador/domain/text/seen-text'
import { z } from 'zod'
import { closedRing } from '../check/closed-ring.ts'
import { exceptionsSchema, weekSchema } from './hours-schema.ts'
import { menuOverrides } from './override-schema.ts'
import { deliveryTerms, orderModeSchema } from './order-mode-schema.ts'
import { alias, flag, host, key, keyPath, minutes, name, phone, text } from './values.ts'

const ring = z.array(z.array(z.number()).min(2).max(3)).max(2000).overwrite(closedRing)

/** A GeoJSON area; positions are [longitude, latitude]. Rings may be left open. */
const areaSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1).max(50) }),
  z.strictObject({
    type: z.literal('MultiPolygon'),
    coordinates: z.array(z.array(ring).min(1).max(50)).min(1).max(50),
  }),
])

const deliveryZoneSchema = z.strictObject({
  key,
  name,
  area: areaSchema,
  priority: z.int().min(-1000).max(1000).default(0).describe('Where areas overlap, the higher one wins.'),
  ...deliveryTerms,
  minDelayInMinutes: minutes.optional(),
  maxDelayInMinutes: minutes.optional(),
  riderCapacity: z
    .int()
    .min(1)
    .max(100_000)
    .optional()
    .describe('How many deliveries can be under way in the zone at once; left out: any number.'),
  active: flag(true),
  hours: weekSchema.describe('When the zone is served; empty: always.'),
})

const afterSeconds = z.int().min(SOONEST_ALERT).max(LATEST_ALERT).optional()

/** Alerts about an unread order. */
const alertsSchema = z.strictObject({
  pushAfterSeconds: afterSeconds.describe(
    'When an order that nobody looked at is told of on the devices of staff, in seconds after it came; left out: after a minute.',
  ),
  messageAfterSeconds: afterSeconds.describe('The same by message; left out: never.'),
  callAfterSeconds: afterSeconds.describe('The same by a call; left out: never.'),
  warnsBeforeOpening: flag(false).describe(
    'Whether the people are told a quarter of an hour before an opening that nobody hears.',
  ),
  pausesAfterMinutes: z
    .int()
    .min(3)
    .max(120)
    .optional()
    .describe('After how many minutes that nobody hears it pauses by itself; left out: never.'),
  people: z
    .array(
      z.strictObject({
        key,
        name,
        phone,
        mail: z.email('email-malformed').max(254).optional(),
        messages: flag(true),
        calls: flag(false),
      }),
    )
    .max(MOST_ALERTED)
    .default([]),
})

/** Sold-out mark, and until when. */
const markSchema = z.strictObject({
  type: z.enum(SOLD_OUT_KINDS),
  thing: z
    .string()
    .min(1)
    .max(200)
    .describe('"menu/plate", "menu/plate/size", "menu/garnish group/garnish", or the name of an ingredient.'),
  until: z.iso.datetime('instant-malformed').optional().describe('Left out: until somebody says otherwise.'),
})

/** 000 §3 Branch contact: one place that sells. */
export const branchContactSchema = z.strictObject({
  key,
  alias: alias.optional(),
  host: host.optional(),
  name,
  timeZone: z.string().max(60),
  address: z
    .strictObject({
      street: text(120),
      number: text(20),
      zone: text(120),
      locality: text(120),
      city: text(120),
      country: text(120),
      postalCode: text(20),
    })
    .prefault({}),
  location: z
    .strictObject({
      lat: z.number().min(-90).max(90).overwrite(tidyDegrees),
      lng: z.number().min(-180).max(180).overwrite(tidyDegrees),
    })
    .optional(),
  callPhone: phone.optional(),
  whatsAppPhone: phone.optional(),
  mandatoryEmail: flag(false),
  document: z.strictObject({ required: flag(false), label: name.optional() }).prefault({}),
  betweenStreetsRequired: flag(false),
  complexAddress: flag(false),
  orderChannel: z.enum(ORDER_CHANNELS).default('CONSOLE'),
  signIn: z.enum(['PHONE_ONLY', 'CODE']).default('PHONE_ONLY'),
  orderEnabled: flag(true),
  blocked: flag(false),
  deliveryKeyRequired: flag(false),
  cancelUntilAccepted: flag(false).describe(
    'Whether diners cancel an order by themselves as long as it is not accepted.',
  ),
  alerts: alertsSchema.prefault({}),
  riderSecurityCode: z.string().overwrite(seenText).min(4).max(40).optional(),
  riderSecurityCodeHash: z.string().max(300).optional().describe('What an export writes.'),
  nps: z
    .strictObject({
      average: z.number().min(1).max(5).multipleOf(0.000001, 'too-many-decimals'),
      count: z.int().min(0).max(1_000_000_000),
    })
    .optional()
    .describe('What diners said so far. Surveys change it, so left out: nothing changes.'),
  hours: weekSchema,
  exceptions: exceptionsSchema,
  orderModes: z.array(orderModeSchema).max(20).default([]),
  deliveryZones: z.array(deliveryZoneSchema).max(200).default([]),
  menus: menuOverrides,
  soldOut: z
    .array(z.union([keyPath, markSchema]))
    .max(3000)
    .optional()
    .describe('What ran out; "menu/plate" until further notice. Left out: nothing changes.'),
})
