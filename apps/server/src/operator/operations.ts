import { companyKeyOfAlias, exportTenant, tellExport, tenantText } from '@mostrador/tenant-file/export-tenant'
import { checkTenantText } from '@mostrador/tenant-file/check-tenant-file'
import type { ChangeResult } from '@mostrador/tenant-file/change-tenant'
import { listRevisions } from '@mostrador/tenant-file/history/list-revisions'
import type { Revision } from '@mostrador/tenant-file/history/list-revisions'
import type { ImportResult } from '@mostrador/tenant-file/import-world'
import { importTenant } from '@mostrador/tenant-file/import-tenant'
import type { MenuImport } from '@mostrador/tenant-file/menu-sheet/import-menu-sheet'
import { importMenuSheet } from '@mostrador/tenant-file/menu-sheet/import-menu-sheet'
import { picturesBeside } from '@mostrador/tenant-file/picture-source'
import { undoRevision } from '@mostrador/tenant-file/undo-revision'
import { eraseByPhone } from './erase-by-phone.ts'
import type { OperatorWorld } from './operator-world.ts'
import { changePartnerAccount } from './partner-account.ts'
import { makePasswordLink } from './password-link.ts'
import { changePaymentAccount } from './payment-account.ts'

type MenuWanted = Parameters<typeof importMenuSheet>[1]

/**
 * What an operator's command does to a database: in its own process, or in that of the server that
 * has the embedded database open. What goes in and what comes out is data. `folder` is where the
 * pictures lie that a file names.
 */
const OPERATIONS = {
  importTenant: async (
    world: OperatorWorld,
    { text, folder }: { readonly text: string; readonly folder: string },
  ): Promise<ImportResult> => {
    const checked = checkTenantText(text)
    return checked.ok
      ? importTenant(checked.tenant, { ...world, resolvePicture: picturesBeside(folder) })
      : checked
  },
  importMenu: (
    world: OperatorWorld,
    { folder, ...wanted }: MenuWanted & { readonly folder: string },
  ): Promise<MenuImport> => importMenuSheet({ ...world, resolvePicture: picturesBeside(folder) }, wanted),
  /** The file of an alias's company as text, or undefined where there is none. */
  exportTenant: async (
    { db, now, newId }: OperatorWorld,
    { alias }: { readonly alias: string },
  ): Promise<string | undefined> => {
    const companyKey = await companyKeyOfAlias(db, alias)
    if (companyKey === undefined) return undefined
    const file = await exportTenant(db, companyKey)
    await tellExport(db, { companyKey, now, newId })
    return file && tenantText(file)
  },
  /** The newest changes of an alias's company, or undefined where there is none. */
  listRevisions: async (
    { db }: OperatorWorld,
    { alias }: { readonly alias: string },
  ): Promise<readonly Revision[] | undefined> => {
    const found = await db
      .selectFrom('aliases')
      .select('company_id')
      .where('alias', '=', alias)
      .executeTakeFirst()
    if (!found) return undefined
    return listRevisions(db, { companyId: found.company_id, before: undefined, most: 20, sentences: 10 })
  },
  /** Takes a change of an alias's company back; undefined where there is none of that number. */
  undoRevision: async (
    world: OperatorWorld,
    { alias, number, folder }: { readonly alias: string; readonly number: number; readonly folder: string },
  ): Promise<ChangeResult | undefined> => {
    const companyKey = await companyKeyOfAlias(world.db, alias)
    if (companyKey === undefined) return undefined
    return undoRevision({ companyKey, number }, { ...world, resolvePicture: picturesBeside(folder) })
  },
  changePaymentAccount,
  changePartnerAccount,
  eraseByPhone,
  makePasswordLink,
} as const

/** What an operator can have done. */
export type OperationName = keyof typeof OPERATIONS

/** What an operation is given. */
export type OperationInput<Name extends OperationName> = Parameters<(typeof OPERATIONS)[Name]>[1]

/** What comes of an operation. */
export type OperationResult<Name extends OperationName> = Awaited<ReturnType<(typeof OPERATIONS)[Name]>>

/** Whether an operation is called so. */
export const isOperation = (name: string): name is OperationName => Object.hasOwn(OPERATIONS, name)

/** Does an operation in this process. */
export const perform = (name: OperationName, world: OperatorWorld, input: unknown): Promise<unknown> =>
  (OPERATIONS[name] as (world: OperatorWorld, input: unknown) => Promise<unknown>)(world, input)
