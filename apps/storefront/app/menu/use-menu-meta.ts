import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { orderModeName } from '@mostrador/copy/order-mode'
import { pageMetaCopy } from '@mostrador/copy/page-meta'
import { useLocation, useParams, useRouteLoaderData } from 'react-router'
import type { MetaDescriptor } from 'react-router'
import { useAlias } from '../alias/use-alias.ts'
import { restaurantData } from '../branch-contact/restaurant-data.ts'
import { pageMeta } from '../layout/page-meta.ts'
import type { loader as loadRoot } from '../root.tsx'
import { findPlate, findSection } from './menu-view.ts'
import { useMenu } from './use-menu.ts'

/** The largest picture that is served, which is what share cards want. */
const SHARE_WIDTH = 1280

const shareImage = (origin: string, url: string | undefined): string | null =>
  url ? `${new URL(url, origin).href}/${SHARE_WIDTH}.webp` : null

type Words = { readonly title: string; readonly description: string; readonly image?: string | undefined }

/** What is said of the page of a plate, of a category, or of the menu itself. */
function useWords(): Words {
  const { category = '', plate = '' } = useParams()
  const { view, contact, mode } = useMenu()
  const shown = findPlate(view, category, plate)
  if (shown) {
    return {
      title: pageMetaCopy.plate(shown.name, contact.name),
      description: shown.plate.description || pageMetaCopy.plateDescription(shown.name, contact.name),
      image: shown.image?.url,
    }
  }
  const section = findSection(view, category)
  if (section) {
    return {
      title: pageMetaCopy.category(section.name, contact.name),
      description: pageMetaCopy.categoryDescription(section.name, contact.name),
      image: section.plates.find((one) => one.image)?.image?.url,
    }
  }
  return {
    title: pageMetaCopy.menu(contact.name, orderModeName(mode)),
    description: pageMetaCopy.menuDescription(contact.name, branchContactCopy.address(contact.address)),
    image: view.remarked.find((one) => one.image)?.image?.url,
  }
}

/** Title, share card and the restaurant's structured data, for all the pages of a mode. */
export function useMenuMeta(): MetaDescriptor[] {
  const { contact } = useMenu()
  const { look, country } = useAlias()
  const { pathname } = useLocation()
  const words = useWords()
  const origin = useRouteLoaderData<typeof loadRoot>('root')?.origin ?? ''
  const url = origin + pathname
  const meta = pageMeta({
    title: words.title,
    description: words.description,
    url,
    siteName: contact.branch.name,
    image: shareImage(origin, words.image),
    themeColor: look?.themeColor,
  })
  // Those who read it read the document as the server wrote it, where it stays.
  const data = import.meta.env.SSR ? restaurantData(contact, { url, currency: country.currency.code }) : {}
  return [...meta, { 'script:ld+json': data }]
}
