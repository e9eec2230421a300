import { menuCopy } from '@mostrador/copy/menu'
import { Icon } from '@mostrador/ui/icon.tsx'
import { KeptLink } from '../frame/kept-link.tsx'
import type { MenuView } from '../place/menu-view.ts'
import { PlatePicture } from '../plate/plate-picture.tsx'
import { useMenuAddresses } from './use-menu.ts'

/**
 * Grid of the categories, where the branch does not want all plates on one page. Default export,
 * because the menus of other branches do without it. Source: 000 §2 Menu page.
 */
export default function CategoryGrid({ view }: { readonly view: MenuView }) {
  const addresses = useMenuAddresses()
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="pb-3 text-22 font-bold">
        {menuCopy.categories}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {view.sections.map((section) => {
          const image = section.category.image ?? section.plates.find((plate) => plate.image)?.image
          return (
            <li key={section.category.id}>
              <KeptLink
                to={addresses.category(section)}
                prefetch="intent"
                className="flex h-full min-h-24 items-center gap-4 overflow-clip rounded-card border border-line bg-surface pr-4 hover:border-line-strong"
              >
                {image && (
                  <PlatePicture
                    image={image}

                    width={96}
                    height={96}
                    className="size-24 shrink-0"
                  />
                )}
                <span className="min-w-0 grow py-3 first:pl-4">
                  <span className="block text-18 font-semibold">{section.name}</span>
                  {section.category.description && (
                    <span className="line-clamp-2 text-14 text-muted">{section.category.description}</span>
                  )}
                </span>
                <Icon name="chevron-right" className="text-muted" />
              </KeptLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
