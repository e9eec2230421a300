import { createHash } from 'node:crypto'
import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import { menuCopy } from '@mostrador/copy/menu'
import { themeTokens } from '@mostrador/domain/branding/theme-tokens'
import { discountOfPlate, unitDiscount } from '@mostrador/domain/discount/menu-discounts'
import { formatAmount } from '@mostrador/domain/money/format-amount'
import { findAlias } from '../../people/host/find-alias.ts'
import type { Catalog } from '../../ground/catalog.ts'
import { loadBranch } from '../../shop/company/company-store.ts'
import { drawOnce } from '../../ground/http/draw-once.ts'
import { no, type Handler } from '../../ground/http/handler.ts'
import type { Api, PictureStore } from '../../ground/ports.ts'

type Card = Parameters<PictureStore['openShareCard']>[0]
type Said = Pick<Card, 'title' | 'text' | 'price' | 'photo' | 'focus'>

const sha256Of = (url: string | null | undefined): string | undefined =>
  /^\/files\/([0-9a-f]{64})/.exec(url ?? '')?.[1]

/** Returns a plate of any mode of a branch contact, with its lowest price. */
function plateSaid({ contact, modes, menus }: Catalog, plateId: string): Said | undefined {
  for (const { active, menuId } of modes) {
    const found = active ? menus.get(menuId) : undefined
    const plate = found?.menu.plates.find(({ id, visible }) => id === plateId && visible)
    if (!found || !plate) continue
    const prices = plate.sizes.length > 0 ? plate.sizes.map(({ price }) => price) : [plate.price]
    const lowest = Math.min(...prices)
    const discount = discountOfPlate(found.menu.discounts, plate.id)
    const amount = formatAmount(lowest - (discount ? unitDiscount(discount, lowest) : 0), contact.currency)
    const image = found.info.plates.find(({ id }) => id === plateId)?.image
    return {
      title: plate.showName || plate.name,
      text: contact.info.name,
      price: prices.some((price) => price !== lowest) ? menuCopy.from(amount) : amount,
      photo: sha256Of(image?.url),
      ...(image?.focus && { focus: image.focus }),
    }
  }
  return undefined
}

type Shown = { readonly branch: BranchInfo; readonly said: Said }

/** Returns the words of an alias's card; without its plate that of the branch contact. */
async function shown(api: Api, alias: string, plateId: string | undefined): Promise<Shown | undefined> {
  const target = await findAlias(api.database, alias)
  if (target?.kind === 'branchContact') {
    const catalog = await api.catalogs.get(target.branchContactId)
    if (!catalog) return undefined
    const { branch, info } = catalog.contact
    const plate = plateId === undefined ? undefined : plateSaid(catalog, plateId)
    const photo = sha256Of(branch.customBannerLogoURL)
    const own = {
      title: info.name,
      text: `${info.address.street} ${info.address.number}`,
      price: null,
      photo,
    }
    return { branch, said: plate ?? own }
  }
  const branch = target?.kind === 'branch' ? await loadBranch(api.database, target.branchId) : undefined
  if (!branch) return undefined
  const photo = sha256Of(branch.customBannerLogoURL)
  return { branch, said: { title: branch.name, text: branch.description, price: null, photo } }
}

const mayDraw = async ({ rateLimiter: { take } }: Api, branchId: string, ip: string): Promise<boolean> =>
  (await take('share-cards-network', ip)) &&
  (await take('share-cards-brand', branchId)) &&
  (await take('share-cards-all', 'all'))

/**
 * Returns the picture of a link, drawn once for its content; a company has no brand, and no card.
 */
export const getShareCard: Handler<'getShareCard'> = async (api, { params, query, call }) => {
  const found = await shown(api, params.alias, query.plate)
  if (!found) return no('alias-not-found')
  const tokens = themeTokens(found.branch.generalConfig.colorConfig)
  const card: Card = {
    ...found.said,
    logo: sha256Of(found.branch.customLogoURL),
    background: tokens['--canvas'],
    ink: tokens['--text'],
    mutedInk: tokens['--text-muted'],
    accent: tokens['--brand-ink'],
  }
  const key = JSON.stringify(card)
  const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"`
  const headers = { 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400', etag }
  if (call.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const draw = () => api.pictures.openShareCard(card)
  const bytes = await drawOnce(api, { key, draw, mayDraw: () => mayDraw(api, found.branch.id, call.ip) })
  if (!bytes) return no('too-many-requests')
  return new Response(bytes, { headers: { ...headers, 'content-type': 'image/jpeg' } })
}
