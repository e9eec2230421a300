import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { orderModeName } from '@mostrador/copy/order-mode'
import { pageMetaCopy } from '@mostrador/copy/page-meta'
import { useLocation, useParams } from 'react-router'
import type { MetaDescriptor } from 'react-router'
import { useAlias } from '../alias/use-alias.ts'
import { useHome } from '../alias/use-home.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { menuData } from './menu-data.ts'
import { findPlate, findSection } from './menu-view.ts'
import { useMenu } from './use-menu.ts'

/** The largest picture that is served, which is what share cards want. */
const SHARE_WIDTH = 1280

const shareImage = (origin: string, url: string | undefined): string | null =>
  url ? `${new URL(url, origin).href}/${SHARE_WIDTH}.webp` : null

/** What a path below the menu shows. */
function useShown() {
  const { category = '', plate = '' } = useParams()
  const { view } = useMenu()
  return { plate: findPlate(view, category, plate), section: findSection(view, category) }
}

type Words = { readonly title: string; readonly description: string; readonly image?: string | undefined }

/** What is said of the page of a plate, of a category, or of the menu itself. */
function useWords({ plate: shown, section }: ReturnType<typeof useShown>): Words {
  const { view, contact, mode } = useMenu()
  if (shown) {
    return {
      title: pageMetaCopy.plate(shown.name, contact.name),
      description: shown.plate.description || pageMetaCopy.plateDescription(shown.name, contact.name),
      image: shown.image?.url,
    }
  }
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
  const scene = useMenu()
  const { contact } = scene
  const { look, country } = useAlias()
  const { pathname } = useLocation()
  const shown = useShown()
  const words = useWords(shown)
  const origin = useHome()
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
  const { mantissa, currency } = country
  const data = import.meta.env.SSR
    ? menuData({ home: origin, currency: currency.code, mantissa, scene, ...shown })
    : {}
  return [...meta, { 'script:ld+json': data }]
}
