import type { Branding } from '@mostrador/contract/branding/branding-schema'
import { nextCatalog } from '@mostrador/database/next-catalog'
import type { Database } from '@mostrador/database/rows'
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { loadBranding } from './branding-store.ts'
import type { Held } from './branding-store.ts'

/**
 * What is written over which version, by whom; `restoredFrom` is the version that it was taken
 * from.
 */
export type BrandingChange = {
  readonly branchId: string
  readonly over: number
  readonly branding: Branding
  readonly staffUserId: string
  readonly restoredFrom: number | null
  readonly now: Date
  readonly newId: () => string
}

/**
 * What holds now, and the local places whose pages show it; undefined when another version came in
 * between.
 */
export type Written =
  | (Held & { readonly companyId: string; readonly branchContactIds: readonly string[] })
  | undefined

/**
 * Writes a branding over the version that was seen, in one transaction: the row of the branch is
 * locked first, so that of two at once one writes and the other finds another version. What nobody
 * wrote down yet becomes a version before it goes, so that nothing is ever lost; what changes
 * nothing makes none.
 */
export const writeBranding = (db: Kysely<Database>, change: BrandingChange): Promise<Written> =>
  db.transaction().execute(async (transaction) => {
    const { branchId, staffUserId, restoredFrom, now } = change
    const record = (source: string, staff: string | null, from: number | null) =>
      sql`select record_branding(${branchId}::uuid, ${source}, ${staff}::uuid, ${from}::int, ${now}::timestamptz)`.execute(
        transaction,
      )
    const locked = await transaction
      .selectFrom('branches')
      .select('company_id')
      .where('id', '=', branchId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    // A statement of its own: it sees what the holder of the lock before it committed.
    const { version } = await loadBranding(transaction, branchId)
    if (version !== change.over) return undefined
    await record('FILE', null, null)
    await writeColumns(transaction, change)
    await writePictures(transaction, change)
    await record('CONSOLE', staffUserId, restoredFrom)
    const contacts = await transaction
      .updateTable('branch_contacts')
      .set(nextCatalog(now))
      .where('branch_id', '=', branchId)
      .returning('id')
      .execute()
    const held = await loadBranding(transaction, branchId)
    return { ...held, companyId: locked.company_id, branchContactIds: contacts.map(({ id }) => id) }
  })

async function writeColumns(
  transaction: Transaction<Database>,
  { branchId, branding }: BrandingChange,
): Promise<void> {
  const { colorConfig: color, social, menuConfig } = branding
  await transaction
    .updateTable('branches')
    .set({
      color_mode_type: color.colorModeType,
      light_main_color: color.lightMainColor ?? null,
      dark_main_color: color.darkMainColor ?? null,
      button_bordered_color_light: color.buttonBorderedColorLight ?? null,
      button_bordered_color_dark: color.buttonBorderedColorDark ?? null,
      promotional_banner_color_light: color.promotionalBannerColorLight ?? null,
      promotional_banner_color_dark: color.promotionalBannerColorDark ?? null,
      main_background_color_light: color.mainBackgroundColorLight ?? null,
      main_background_color_dark: color.mainBackgroundColorDark ?? null,
      main_text_color_light: color.mainTextColorLight ?? null,
      main_text_color_dark: color.mainTextColorDark ?? null,
      description_text_color_light: color.descriptionTextColorLight ?? null,
      description_text_color_dark: color.descriptionTextColorDark ?? null,
      font_family: branding.fontFamily,
      with_custom_banner_logo: branding.withCustomBannerLogo,
      with_custom_background_logo: branding.withCustomBackgroundLogo,
      instagram: social.instagram,
      facebook: social.facebook,
      custom_message: branding.customMessage || null,
      plate_detail_in_modal: menuConfig.plateDetailInModal,
      plates_in_main_view: menuConfig.platesInMainView,
      indicator_display: menuConfig.indicatorDisplay,
    })
    .where('id', '=', branchId)
    .execute()
}

/**
 * The branch's three pictures, as files that are served: what is not wanted any more goes, what is
 * stays as it is.
 */
async function writePictures(
  transaction: Transaction<Database>,
  { branchId, branding, newId }: BrandingChange,
): Promise<void> {
  const { logo, banner, background } = branding
  const wanted = Object.entries({ LOGO: logo, BANNER: banner, BACKGROUND: background }).flatMap(
    ([kind, sha256]) => (sha256 === null ? [] : [{ kind, sha256, id: newId() }]),
  )
  const list = sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (kind text, sha256 text, id uuid)`
  await sql`delete from files f where f.owner_id = ${branchId} and f.kind in ('LOGO', 'BANNER', 'BACKGROUND')
    and not exists (select from ${list} where w.kind = f.kind)`.execute(transaction)
  await sql`insert into files (company_id, branch_id, id, kind, owner_id, source_name, sha256, media_type, size_bytes,
      width, height, color)
    select p.company_id, p.branch_id, w.id, w.kind, p.branch_id, p.source_name, p.sha256, p.media_type, p.size_bytes,
      p.width, p.height, p.color
    from ${list} join branding_pictures p on p.branch_id = ${branchId} and p.sha256 = w.sha256
    on conflict (owner_id, kind) do update set source_name = excluded.source_name, sha256 = excluded.sha256,
      media_type = excluded.media_type, size_bytes = excluded.size_bytes, width = excluded.width,
      height = excluded.height, color = excluded.color
    where files.sha256 <> excluded.sha256`.execute(transaction)
}
