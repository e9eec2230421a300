import { orderModeSlug } from '@mostrador/domain/order-mode/order-mode-type'
import { plateSlugs } from '@mostrador/domain/menu/plate-slug'
import { html } from 'hono/html'
import type { Catalog, CatalogMenu } from '../../ground/catalog.ts'

/** Most addresses of a file. Source: sitemaps.org, protocol. */
const MOST_ADDRESSES = 50_000

/** Page or file of pages: absolute address, and last change where known. */
export type SitemapEntry = { readonly address: string; readonly changedAt?: string | undefined }

// HTML escapes all that XML does.
const line = (entry: string, { address, changedAt }: SitemapEntry): string =>
  html`<${entry}><loc>${address}</loc>${changedAt && html`<lastmod>${changedAt}</lastmod>`}</${entry}>`.toString()

const document = (
  root: 'urlset' | 'sitemapindex',
  entry: string,
  addresses: readonly SitemapEntry[],
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...addresses.slice(0, MOST_ADDRESSES).map((one) => line(entry, one)),
    `</${root}>`,
    '',
  ].join('\n')

export const urlSet = (addresses: readonly SitemapEntry[]): string => document('urlset', 'url', addresses)

export const sitemapIndex = (addresses: readonly SitemapEntry[]): string =>
  document('sitemapindex', 'sitemap', addresses)

/** Returns the pages of a menu below its mode: categories, and their plates. */
function pagesOf({ info }: CatalogMenu, mode: string): readonly string[] {
  const slugs = plateSlugs(info.plates.map(({ id, showName, name }) => ({ id, name: showName || name })))
  return info.categories.flatMap(({ slug, plates }) => {
    const category = `${mode}/${slug}`
    return [category, ...plates.map((id) => `${category}/${slugs.get(id) ?? id}`)]
  })
}

/**
 * Returns the public paths of a branch contact: its own, those of modes, categories and plates.
 * With one mode, which it redirects to, only the mode has a page. None while blocked.
 */
export function contactPaths({ contact, modes, menus }: Catalog): readonly string[] {
  const { alias, commercialTermsInfo } = contact.info
  const offered = modes.filter(({ active }) => active)
  if (commercialTermsInfo.blocked || offered.length === 0) return []
  const own = `/menu/${alias}`
  const ofModes = offered.flatMap((mode) => {
    const menu = menus.get(mode.menuId)
    const path = `${own}/${orderModeSlug(mode.type)}`
    return menu ? [path, ...pagesOf(menu, path)] : []
  })
  return [...new Set(offered.length === 1 ? ofModes : [own, ...ofModes])]
}
