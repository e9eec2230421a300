import { urlOf } from '@mostrador/contract/route'
import { getShareCard } from '@mostrador/contract/routes'
import { branchContactCopy } from '@mostrador/copy/branch-contact'
import { orderModeName } from '@mostrador/copy/order-mode'
import { pageMetaCopy } from '@mostrador/copy/page-meta'
import { useLocation, useParams, type MetaDescriptor } from 'react-router'
import { useAlias } from '../place/use-alias.ts'
import { useHome } from '../place/use-home.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { menuData } from './menu-data.ts'
import { findPlate, findSection, type PlateView } from '../place/menu-view.ts'
import { useMenu, type MenuScene } from './use-menu.ts'

function useShown() {
  const { category = '', plate = '' } = useParams()
  const { view } = useMenu()
  return { plate: findPlate(view, category, plate), section: findSection(view, category) }
}

type Words = { readonly title: string; readonly description: string }

function useWords({ plate: shown, section }: ReturnType<typeof useShown>): Words {
  const { contact, mode } = useMenu()
  if (shown) {
    return {
      title: pageMetaCopy.plate(shown.name, contact.name),
      description: shown.plate.description || pageMetaCopy.plateDescription(shown.name, contact.name),
    }
  }
  if (section) {
    return {
      title: pageMetaCopy.category(section.name, contact.name),
      description: pageMetaCopy.categoryDescription(section.name, contact.name),
    }
  }
  return {
    title: pageMetaCopy.menu(contact.name, orderModeName(mode)),
    description: pageMetaCopy.menuDescription(contact.name, branchContactCopy.address(contact.address)),
  }
}

/**
 * Returns the address of the picture under a link to a plate, or to the branch contact; each
 * version of the menu has another address.
 */
const cardOf = ({ contact, view }: MenuScene, plate: PlateView | undefined): string =>
  urlOf(getShareCard, {
    params: { alias: contact.alias },
    query: { ...(plate && { plate: plate.plate.id }), v: view.menu.hash.slice(0, 8) },
  })

/** Builds title, share card and the restaurant's structured data, for all pages of a mode. */
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
    image: origin + cardOf(scene, shown.plate),
    themeColor: look?.themeColor,
  })
  // Search engines read the document of the server alone.
  const { mantissa, currency } = country
  const data = import.meta.env.SSR
    ? menuData({ home: origin, currency: currency.code, mantissa, scene, ...shown })
    : {}
  return [...meta, { 'script:ld+json': data }]
}
