import { ORDER_CHANNELS } from '@mostrador/domain/order/order-status'
import { z } from 'zod'
import { branchSchema } from '../branch/branch-schema.ts'
import { orderModeSchema } from '../order-mode/order-mode-schema.ts'
import { id, workingDaySchema } from '../wire.ts'

/** 000 §3 address. */
export const addressSchema = z.object({
  street: z.string(),
  number: z.string(),
  zone: z.string(),
  locality: z.string(),
  city: z.string(),
  country: z.string(),
})

/** Fields of a branch contact that every page gets. */
export const contactSchema = z.object({
  id,
  alias: z.string(),
  name: z.string(),
  address: addressSchema,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  timeZone: z.string(),
  callPhone: z.string().nullable(),
  whatsAppPhone: z.string().nullable(),
  mandatoryEmail: z.boolean(),
  /**
   * The label under which the checkout asks for a document, '' for the usual one; null where it
   * does not ask.
   */
  documentLabel: z.string().nullable(),
  /** Whether an order needs one. */
  documentRequired: z.boolean(),
  /**
   * Whether its address dialog asks for postal code, city and province too. Source: 000 §5 Address
   * modal.
   */
  complexInputs: z.boolean(),
  commercialTermsInfo: z.object({ blocked: z.boolean() }),
  orderEnabled: z.boolean(),
  orderChannel: z.enum(ORDER_CHANNELS),
  signIn: z.enum(['PHONE_ONLY', 'CODE']),
  /** Judged by the server at the branch contact's wall clock when it answered. */
  open: z.boolean(),
  /** Next opening; null while it is open, or where it never opens. */
  nextOpeningAt: z.iso.datetime().nullable(),
  deliveryConfig: z.object({
    npsAvg: z.number().nullable(),
    betweenStreetsRequired: z.boolean(),
    workingDays: z.array(workingDaySchema),
    orderModes: z.array(orderModeSchema),
  }),
})

/**
 * Date whose hours differ from the week's, of the whole branch contact or (`orderModeId`) of one
 * mode; without hours it is closed.
 */
const exceptionSchema = z.object({
  day: z.iso.date(),
  orderModeId: id.nullable(),
  workingHours: workingDaySchema.shape.workingHours,
})

/**
 * Instant at which a branch contact or a mode of it opens or closes, and its state from then on.
 */
const openingChangeSchema = contactSchema.pick({ open: true, nextOpeningAt: true }).extend({
  at: z.iso.datetime(),
  openModes: z.array(id),
  slotsLeftFor: z.array(id),
})

/**
 * 000 §3 Branch contact, with its branch. `changes` are those of the next day, in order.
 * `exceptions` are those of the next month, by date. `slotsLeftFor` names the modes that sell
 * nothing at this moment and still have an hour to be scheduled for.
 */
export const branchContactSchema = contactSchema.extend({
  branch: branchSchema,
  /** Whether its branch has another branch contact to change to. */
  hasSiblings: z.boolean(),
  slotsLeftFor: z.array(id),
  exceptions: z.array(exceptionSchema),
  changes: z.array(openingChangeSchema),
})

/**
 * A branch contact in the list of its branch: metres from the given point, and whether it delivers
 * there (true without a point).
 */
export const branchContactItemSchema = contactSchema.extend({
  /** Next closing; null while it is closed, or where it never closes. */
  closesAt: z.iso.datetime().nullable(),
  distance: z.number().nullable(),
  reachableByDelivery: z.boolean(),
})

export type BranchContactInfo = z.input<typeof branchContactSchema>

export type BranchContactItem = z.input<typeof branchContactItemSchema>
