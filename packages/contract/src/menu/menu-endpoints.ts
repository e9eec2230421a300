import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { alias, aliasParams, id, idParams } from '../wire.ts'
import { noContact, noPermission, notSignedIn } from '../refusals.ts'
import { standingSchema } from '../order-mode/order-mode-schema.ts'
import * as routes from '../routes.ts'
import {
  branchMenusSchema,
  consoleMenuSchema,
  indicatorSchema,
  menuDiscountSchema,
  menuSchema,
  soldOutSchema,
} from './menu-schema.ts'

/** The documents do not say how a type is written in a path: `plate` means the same as `PLATE`. */
const entityType = z
  .string()
  .toUpperCase()
  .pipe(z.enum(['PLATE', 'CATEGORY']))

export const menuEndpoints = {
  listMenuHashes: endpoint({
    route: routes.listMenuHashes,
    summary:
      'Which version of which menu each order mode offers, and what interrupts it; equal hashes mean the same menu',
    access: 'public',
    params: aliasParams,
    query: z.object({ orderModeId: z.union([id, z.array(id).max(20)]).optional() }),
    answer: z.object({
      menuHashes: z.array(z.object({ orderModeId: id, hash: z.string(), ...standingSchema.shape })),
    }),
    refusals: [{ status: 404, code: 'alias-not-found' }],
  }),
  getMenu: endpoint({
    route: routes.getMenu,
    summary: 'The menu of an order mode; with `hash` of the current version it is immutable for a year',
    access: 'public',
    params: z.object({ alias, orderModeId: id }),
    query: z.object({ hash: z.string().max(80).optional() }),
    answer: menuSchema,
    refusals: [{ status: 404, code: 'menu-not-found' }],
  }),
  listDiscounts: endpoint({
    route: routes.listDiscounts,
    summary: 'The menu discounts of a branch',
    access: 'public',
    params: z.object({ branchId: id }),
    answer: z.object({ discounts: z.array(menuDiscountSchema) }),
    refusals: [{ status: 404, code: 'branch-not-found' }],
  }),
  listIndicators: endpoint({
    route: routes.listIndicators,
    summary:
      'The indicators of a branch; without `branchId` those of the host that was asked, none on the one that tenants share',
    access: 'public',
    query: z.object({ branchId: id.optional() }),
    answer: z.object({ indicators: z.array(indicatorSchema) }),
    refusals: [{ status: 404, code: 'branch-not-found' }],
  }),
  listEntityIndicators: endpoint({
    route: routes.listEntityIndicators,
    summary: 'The indicators of one plate or category',
    access: 'public',
    params: z.object({ type: entityType, id }),
    answer: z.object({ indicators: z.array(indicatorSchema) }),
    refusals: [{ status: 404, code: 'entity-not-found' }],
  }),
  listMenus: endpoint({
    route: routes.listMenus,
    summary: 'The menus of a branch, and which of them each order mode of its contacts shows',
    access: 'staff',
    permission: ['menu.edit', 'menu.prices', 'locals.edit'],
    params: idParams,
    answer: branchMenusSchema,
    refusals: [notSignedIn, noPermission, { status: 404, code: 'branch-not-found' }],
  }),
  listMenuTemplates: endpoint({
    route: routes.listMenuTemplates,
    summary: 'Whole menus to begin with, by kinds of kitchen, as the document says them',
    access: 'staff',
    permission: 'menu.edit',
    params: idParams,
    answer: z.object({
      templates: z.array(
        z.object({
          template: z.string(),
          /** Menu in the shape of the document. */
          menu: z.record(z.string(), z.unknown()),
          /** Those of the branch that it names. */
          indicators: z.array(z.record(z.string(), z.unknown())),
        }),
      ),
    }),
    refusals: [notSignedIn, noPermission],
  }),
  getConsoleMenu: endpoint({
    route: routes.getConsoleMenu,
    summary: 'Every plate, size, garnish and ingredient of a branch contact, and whether it is sold out',
    access: 'staff',
    permission: ['menu.sold-out', 'menu.edit', 'menu.prices'],
    params: idParams,
    answer: consoleMenuSchema,
    refusals: [notSignedIn, noContact],
  }),
  setSoldOut: endpoint({
    route: routes.setSoldOut,
    summary:
      'Marks a plate, a size, a garnish or an ingredient as sold out at a branch contact for a time, or as back',
    access: 'staff',
    permission: 'menu.sold-out',
    params: idParams,
    body: soldOutSchema,
    answer: z.object({ soldOut: z.boolean(), backAt: z.iso.datetime().nullable() }),
    refusals: [
      notSignedIn,
      { status: 404, code: 'plate-not-found' },
      { status: 422, code: 'sold-out-date-invalid' },
    ],
  }),
}
