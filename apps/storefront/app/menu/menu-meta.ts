import { branchContactCopy } from '@mostrador/copy/branch-contact'
import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { orderModeName } from '@mostrador/copy/order-mode'
import { pageMetaCopy } from '@mostrador/copy/page-meta'
import type { MetaDescriptor } from 'react-router'
import { metaContext } from '../alias/meta-context.ts'
import type { MetaInput } from '../alias/meta-context.ts'
import { restaurantData } from '../branch-contact/restaurant-data.ts'
import { pageMeta } from '../layout/page-meta.ts'
import type { loadMenu } from './load-menu.ts'
import type { MenuView } from './menu-view.ts'
import { findPlate, findSection, viewMenu } from './menu-view.ts'

type Loaded = Awaited<ReturnType<typeof loadMenu>>

/** The largest picture that is served, which is what share cards want. */
const SHARE_WIDTH = 1280

const shareImage = (origin: string, url: string | undefined): string | null =>
  url ? `${new URL(url, origin).href}/${SHARE_WIDTH}.webp` : null

type Words = { readonly title: string; readonly description: string; readonly image?: string | undefined }

/** What is said of the page of a plate, of a category, or of the menu itself. */
function wordsOf(input: MetaInput, contact: BranchContactInfo, { mode }: Loaded, view: MenuView): Words {
  const { category = '', plate = '' } = input.params
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
export function menuMeta(input: MetaInput): MetaDescriptor[] {
  const context = metaContext(input)
  const loaded = input.matches.find((match) => match?.id === 'menu/menu-page')?.loaderData as
    | Loaded
    | undefined
  if (!context || !loaded || context.lookup.type !== 'branchContact') return []
  const contact = context.lookup.info
  const words = wordsOf(input, contact, loaded, viewMenu(loaded.menu, context.country.mantissa))
  const meta = pageMeta({
    title: words.title,
    description: words.description,
    url: context.url,
    siteName: contact.branch.name,
    image: shareImage(context.origin, words.image),
    themeColor: context.themeColor,
  })
  return [
    ...meta,
    {
      'script:ld+json': restaurantData(contact, {
        url: context.url,
        currency: context.country.currency.code,
      }),
    },
  ]
}
