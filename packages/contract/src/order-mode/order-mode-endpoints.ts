import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { amount, id, idParams } from '../wire.ts'
import * as routes from '../routes.ts'
import { generalAdjustmentSchema, orderModeSchema, scheduleSchema } from './order-mode-schema.ts'

const notFound = [{ status: 404, code: 'order-mode-not-found' }] as const

export const orderModeEndpoints = {
  listBranchOrderModes: endpoint({
    route: routes.listBranchOrderModes,
    summary: 'The order modes that the contacts of a branch offer between them, one of each type',
    access: 'public',
    params: z.object({ branchId: id }),
    answer: z.object({ orderModes: z.array(orderModeSchema) }),
    refusals: [{ status: 404, code: 'branch-not-found' }],
  }),
  getSchedule: endpoint({
    route: routes.getSchedule,
    summary: 'The days and hours at which an order can be scheduled',
    access: 'public',
    params: z.object({ orderModeId: id }),
    answer: scheduleSchema,
    refusals: notFound,
  }),
  listGeneralDiscounts: endpoint({
    route: routes.listGeneralDiscounts,
    summary: 'The discounts that every order of this mode gets',
    access: 'public',
    params: idParams,
    answer: z.object({ generalDiscounts: z.array(generalAdjustmentSchema) }),
    refusals: notFound,
  }),
  listGeneralSurcharges: endpoint({
    route: routes.listGeneralSurcharges,
    summary: 'The surcharges that every order of this mode bears',
    access: 'public',
    params: idParams,
    answer: z.object({ generalSurcharges: z.array(generalAdjustmentSchema) }),
    refusals: notFound,
  }),
  getFees: endpoint({
    route: routes.getFees,
    summary: 'The service fee of this mode',
    access: 'public',
    params: idParams,
    answer: z.object({ userFee: amount, percentageUserFee: z.number() }),
    refusals: notFound,
  }),
}
