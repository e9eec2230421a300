import { customerColumns } from '@mostrador/copy/customer-records'
import { downloadNames, downloadSheets } from '@mostrador/copy/download'
import { BYTE_ORDER_MARK, cellSeparatorOf, csvLine } from '@mostrador/domain/spreadsheet/csv'
import { timeCell } from '@mostrador/domain/spreadsheet/time-cell'
import type { ZipEntry } from '@mostrador/files/zip-store'
import { exportTenant, tenantText } from '@mostrador/tenant/file/export-tenant'
import { sql } from 'kysely'
import { recordLine } from '../../people/customer/record-line.ts'
import { listRecords } from '../../people/customer/record-store.ts'
import type { JobPorts } from '../../ground/job/job.ts'
import { SHEETS, type SheetBranch, type SheetRow } from './download-sheets.ts'
import type { DownloadToMake } from './download-store.ts'

type Packing = Pick<JobPorts, 'database' | 'downloads' | 'now'>

const encoder = new TextEncoder()

const textEntry = (name: string, text: () => Promise<string>): ZipEntry => ({
  name,
  compress: true,
  bytes: async function* () {
    yield encoder.encode(await text())
  },
})

/** Streams a list as a sheet, a page in memory at a time. */
const listEntry = <Row>(
  name: string,
  list: {
    readonly heading: string
    readonly page: (after: Row | undefined) => Promise<readonly Row[]>
    readonly line: (row: Row) => string
  },
): ZipEntry => ({
  name,
  compress: true,
  bytes: async function* () {
    yield encoder.encode(BYTE_ORDER_MARK + list.heading)
    for (let rows = await list.page(undefined); rows.length > 0; rows = await list.page(rows.at(-1)))
      yield encoder.encode(rows.map(list.line).join(''))
  },
})

function sheetsOf({ database }: Packing, branch: SheetBranch): readonly ZipEntry[] {
  const separator = cellSeparatorOf(branch.country)
  return [
    ...SHEETS.map(({ file, columns, page, cells }) =>
      listEntry<SheetRow>(`${branch.key}/${file}`, {
        heading: csvLine(columns, separator),
        page: (after) => page(database, { branchId: branch.id, after: after?.key ?? '' }),
        line: (row) => csvLine(cells(row, branch), separator),
      }),
    ),
    listEntry(`${branch.key}/${downloadSheets.customers.file}`, {
      heading: csvLine(customerColumns(branch.timeZone), separator),
      page: (after: { readonly id: string } | undefined) =>
        listRecords(database, { branchId: branch.id, after: after?.id }),
      line: (record) => recordLine(record, { ...branch, companyId: '' }),
    }),
  ]
}

/** Returns the brands of a company, with the time zone of the first branch contact. One query. */
async function branchesOf({ database }: Packing, companyId: string): Promise<readonly SheetBranch[]> {
  const { rows } = await sql<SheetBranch>`
    select b.id, b.key, b.country_id as country, k.mantissa, coalesce((
      select c.time_zone from branch_contacts c where c.branch_id = b.id order by c.position, c.id limit 1
    ), 'UTC') as "timeZone"
    from branches b join countries k on k.id = b.country_id
    where b.company_id = ${companyId} order by b.position, b.id`.execute(database)
  return rows
}

/** Returns the shop as its file, without secrets that open an account or a shift. */
async function shopText({ database }: Packing, companyKey: string): Promise<string> {
  const file = await exportTenant(database, companyKey)
  if (!file) throw new Error('The company is gone.')
  return tenantText({
    ...file,
    branches: file.branches.map((branch) => ({
      ...branch,
      branchContacts: (branch.branchContacts ?? []).map(
        ({ riderSecurityCode: _, riderSecurityCodeHash: __, ...contact }) => contact,
      ),
    })),
    staff: (file.staff ?? []).map(({ password: _, passwordHash: __, ...person }) => person),
  })
}

/** Returns a portable file name of a picture, with the beginning of its digest. */
const pictureName = ({ name, sha256 }: { readonly name: string; readonly sha256: string }): string => {
  const plain =
    name
      .split('/')
      .at(-1)
      ?.replace(/\.[a-z\d]{2,5}$/i, '') ?? ''
  const safe =
    plain
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .slice(0, 60)
      .trim() || 'foto'
  return `${downloadNames.pictures}/${safe}-${sha256.slice(0, 8)}.webp`
}

/** Lists the pictures that a company shows or ever showed; bytes are read one by one. One query. */
async function picturesOf({ database, downloads }: Packing, companyId: string): Promise<readonly ZipEntry[]> {
  const { rows } = await sql<{ name: string; sha256: string }>`
    select distinct on (sha256) sha256, source_name as name from pictures where company_id = ${companyId}
    order by sha256, created_at desc`.execute(database)
  return rows.map((picture) => ({
    name: pictureName(picture),
    compress: false,
    bytes: async function* () {
      // A picture being deleted is an empty file.
      const bytes = await downloads.picture(picture.sha256)
      if (bytes) yield bytes
    },
  }))
}

/** Entries of an archive: texts from the database, and pictures, which do not change. */
export type DownloadContents = {
  readonly texts: readonly ZipEntry[]
  readonly pictures: readonly ZipEntry[]
}

/** Returns the files of a company's archive, in order. */
export async function downloadEntries(
  packing: Packing,
  { companyId, key, name }: Pick<DownloadToMake, 'companyId' | 'key' | 'name'>,
): Promise<DownloadContents> {
  const branches = await branchesOf(packing, companyId)
  const when = timeCell(packing.now(), branches[0]?.timeZone ?? 'UTC')
  return {
    texts: [
      textEntry(downloadNames.readme, async () => downloadNames.readmeText(name, when)),
      textEntry(downloadNames.shop, () => shopText(packing, key)),
      ...branches.flatMap((branch) => sheetsOf(packing, branch)),
    ],
    pictures: await picturesOf(packing, companyId),
  }
}
