import { companyKeyOfAlias, takeTenant, tellExport, tenantText } from '@mostrador/tenant/file/export-tenant'
import { checkTenantText } from '@mostrador/tenant/check/check-tenant-file'
import { listRevisions, type Revision } from '@mostrador/tenant/history/list-revisions'
import type { ImportResult } from '@mostrador/tenant/file/import-world'
import { importTakenFile, type OlderFile } from '@mostrador/tenant/file/import-taken'
import { menuSheetBytes, type SheetFormat } from '@mostrador/tenant/menu-sheet/export-menu-sheet'
import { importMenuSheet, type MenuImport } from '@mostrador/tenant/menu-sheet/import-menu-sheet'
import { menuOfContact, type FoundMenu } from '@mostrador/tenant/menu-sheet/menu-of-contact'
import { picturesBeside } from '@mostrador/tenant/picture/picture-source'
import { undoRevision } from '@mostrador/tenant/history/undo-revision'
import { RestoreRefused } from '../backup/archive.ts'
import { BackupRefused, writeBackup, type BackupMade } from '../backup/write-backup.ts'
import { exportCompany, type CompanyExported } from '../company/export-company.ts'
import { importCompany, type CompanyImport, type CompanyImported } from '../company/import-company.ts'
import { eraseByPhone } from './erase-by-phone.ts'
import type { OperatorWorld } from './operator-world.ts'
import { makeFoundingLink, setOperator } from './founding-link.ts'
import { changePartnerAccount } from './partner-account.ts'
import { makePasswordLink } from './password-link.ts'
import { changePaymentAccount } from './payment-account.ts'

type MenuWanted = Parameters<typeof importMenuSheet>[1]

/** Menu as a spreadsheet, or the reason why it is not clear which. */
type MenuOut = Uint8Array | Exclude<FoundMenu, { readonly ok: true }>

type Refusal = { readonly refusal: string }

/** Returns the refusal of an archive as data; errors of the disk are refusals too. */
async function orRefusal<Done>(act: () => Promise<Done>): Promise<Done | Refusal> {
  try {
    return await act()
  } catch (error) {
    const isOurs = error instanceof BackupRefused || error instanceof RestoreRefused
    if (isOurs || (error instanceof Error && 'syscall' in error)) return { refusal: error.message }
    throw error
  }
}

/**
 * Operations of the operator's commands on a database: in the command's own process, or in the
 * server that has the embedded database open. Input and output are plain data. `folder` holds the
 * pictures that a file names.
 */
const OPERATIONS = {
  importTenant: async (
    world: OperatorWorld,
    { text, folder, force }: { readonly text: string; readonly folder: string; readonly force: boolean },
  ): Promise<ImportResult | OlderFile> => {
    const checked = checkTenantText(text)
    if (!checked.ok) return checked
    const resolvePicture = picturesBeside(folder)
    // Host names in an operator's file are proved by the operator.
    return importTakenFile(checked.tenant, { force }, { ...world, resolvePicture, provesHosts: true })
  },
  importMenu: (
    world: OperatorWorld,
    { folder, ...wanted }: MenuWanted & { readonly folder: string },
  ): Promise<MenuImport> => importMenuSheet({ ...world, resolvePicture: picturesBeside(folder) }, wanted),
  exportMenu: async (
    world: OperatorWorld,
    { format, ...wanted }: Pick<MenuWanted, 'alias' | 'menuKey'> & { readonly format: SheetFormat },
  ): Promise<MenuOut> => {
    const found = await menuOfContact(world, wanted)
    return found.ok
      ? menuSheetBytes({ ...found, country: found.branch.country, revision: found.tenant.revision }, format)
      : found
  },
  /** Returns the file of an alias's company as text; undefined for an unknown alias. */
  exportTenant: async (
    { db, now, newId }: OperatorWorld,
    { alias }: { readonly alias: string },
  ): Promise<string | undefined> => {
    const companyKey = await companyKeyOfAlias(db, alias)
    if (companyKey === undefined) return undefined
    const file = await takeTenant(db, companyKey)
    await tellExport(db, { companyKey, now, newId })
    return file && tenantText(file)
  },
  /** Returns the newest changes of an alias's company; undefined for an unknown alias. */
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
  /** Undoes a change of an alias's company; undefined for an unknown alias or number. */
  undoRevision: async (
    world: OperatorWorld,
    { alias, number, folder }: { readonly alias: string; readonly number: number; readonly folder: string },
  ): Promise<Awaited<ReturnType<typeof undoRevision>>> => {
    const companyKey = await companyKeyOfAlias(world.db, alias)
    if (companyKey === undefined) return undefined
    return undoRevision({ companyKey, number }, { ...world, resolvePicture: picturesBeside(folder) })
  },
  /** Writes the install into an archive; errors of the disk are refusals. */
  backUp: (
    { db, dataDir, knownSecret, now }: OperatorWorld,
    { file }: { readonly file: string },
  ): Promise<BackupMade | Refusal> =>
    orRefusal(async () => writeBackup({ db, dataDir, secret: await knownSecret(), now }, file)),
  /** Writes an alias's company into an archive. */
  exportCompany: (
    { db, dataDir, knownSecret, now }: OperatorWorld,
    wanted: { readonly alias: string; readonly file: string },
  ): Promise<CompanyExported | Refusal> =>
    orRefusal(async () => exportCompany({ db, dataDir, secret: await knownSecret(), now }, wanted)),
  /** Imports a company beside those here. */
  importCompany: (
    { db, dataDir, secret, now, serverNames }: OperatorWorld,
    wanted: CompanyImport,
  ): Promise<CompanyImported | Refusal> =>
    orRefusal(async () => importCompany({ db, dataDir, secret: await secret(), now, serverNames }, wanted)),
  changePaymentAccount,
  changePartnerAccount,
  eraseByPhone,
  makePasswordLink,
  makeFoundingLink,
  setOperator,
} as const

export type OperationName = keyof typeof OPERATIONS

export type OperationInput<Name extends OperationName> = Parameters<(typeof OPERATIONS)[Name]>[1]

export type OperationResult<Name extends OperationName> = Awaited<ReturnType<(typeof OPERATIONS)[Name]>>

/** Whether an operation has this name. */
export const isOperation = (name: string): name is OperationName => Object.hasOwn(OPERATIONS, name)

/** Runs an operation in this process. */
export const perform = (name: OperationName, world: OperatorWorld, input: unknown): Promise<unknown> =>
  (OPERATIONS[name] as (world: OperatorWorld, input: unknown) => Promise<unknown>)(world, input)
