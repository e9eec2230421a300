import {
  GROUP_ENDINGS,
  GROUP_ENDS,
  GROUP_MINUTES,
  GROUP_PAYERS,
  LONGEST_GROUP_NAME,
  MOST_LINES,
} from '@mostrador/domain/group-order/group-order'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { orderItemSchema } from '../order/order-item-schema.ts'
import { noContact, tooMany } from '../refusals.ts'
import * as routes from '../routes.ts'
import { seen } from '../seen.ts'
import { alias, id } from '../wire.ts'

/** One line of visible text: the kitchen writes it on a box. */
const name = seen(LONGEST_GROUP_NAME).min(1)
const key = z.string().max(64)
const noGroup = { status: 404, code: 'group-not-found' } as const
/** Plate that a person brings; `line` is the id of its line in their cart. */
const itemSchema = orderItemSchema.extend({ line: z.string().min(1).max(64).optional() })
const closed = { status: 409, code: 'group-closed' } as const

/** Group as everybody with its link sees it. */
export const groupOrderSchema = z.object({
  key,
  orderModeId: id,
  payer: z.enum(GROUP_PAYERS),
  closesAt: z.string(),
  isOpen: z.boolean(),
  /** Reason why it is closed; null while it is open. */
  end: z.enum(GROUP_ENDS).nullable(),
  /** Whether this browser opened it, which alone may close it. */
  isMine: z.boolean(),
  people: z.array(
    z.object({
      name: z.string(),
      isHost: z.boolean(),
      isMe: z.boolean(),
      items: z.array(itemSchema),
    }),
  ),
})

/** Group as everybody with its link sees it. */
export type GroupOrder = z.input<typeof groupOrderSchema>

const ofGroup = z.object({ alias, key })

export const groupOrderEndpoints = {
  openGroupOrder: endpoint({
    route: routes.openGroupOrder,
    summary: 'Opens a group whose people bring their plates together',
    access: 'public',
    params: z.object({ alias }),
    body: z.object({
      orderModeId: id,
      name,
      payer: z.enum(GROUP_PAYERS),
      minutes: z.union(GROUP_MINUTES.map((minutes) => z.literal(minutes))),
      items: z.array(itemSchema).max(MOST_LINES),
    }),
    answer: groupOrderSchema,
    status: 201,
    refusals: [noContact, { status: 404, code: 'order-mode-not-found' }, tooMany],
  }),
  getGroupOrder: endpoint({
    route: routes.getGroupOrder,
    summary: 'A group with its people and what they chose, for who has its link',
    access: 'public',
    params: ofGroup,
    answer: groupOrderSchema,
    refusals: [noGroup, tooMany],
  }),
  bringToGroupOrder: endpoint({
    route: routes.bringToGroupOrder,
    summary:
      'What one person wants, added to what it wanted before or in the place of that; nothing leaves the group',
    access: 'public',
    params: ofGroup,
    body: z.object({
      name,
      items: z.array(itemSchema).max(MOST_LINES),
      /** Adds to the items before, a line of a cart once; without it they take their place. */
      adds: z.boolean().default(false),
    }),
    answer: groupOrderSchema,
    refusals: [
      noGroup,
      closed,
      { status: 409, code: 'group-name-taken' },
      { status: 409, code: 'group-full' },
      { status: 409, code: 'group-part-full' },
      tooMany,
    ],
  }),
  closeGroupOrder: endpoint({
    route: routes.closeGroupOrder,
    summary: 'Nobody brings anything more; its host orders, did so, or calls it off',
    access: 'public',
    params: ofGroup,
    query: z.object({ ending: z.enum(GROUP_ENDINGS).optional() }),
    answer: groupOrderSchema,
    refusals: [noGroup, { status: 403, code: 'group-not-yours' }, tooMany],
  }),
}
