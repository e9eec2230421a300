import { menuCopy } from '@mostrador/copy/menu'
import { Chip } from '@mostrador/ui/chip.tsx'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { Outlet, useParams } from 'react-router'
import { useFollowInRow } from '../frame/use-follow-in-row.ts'
import { KeptLink } from '../frame/kept-link.tsx'
import { MenuBar } from '../menu/menu-bar.tsx'
import { useMenuOutlet } from '../menu/use-menu-level.ts'
import { CategoryLabels } from '../plate/plate-labels.tsx'
import { PlateList } from '../menu/plate-list.tsx'
import { findSection, type SectionView } from '../place/menu-view.ts'
import { NotFoundView } from '../frame/not-found-view.tsx'
import { useMenu, useMenuAddresses } from '../menu/use-menu.ts'
import { ClosedNotice } from '../working-hours/closed-notice.tsx'

/** Page of one category, and of the plate chosen from it. */
export default function CategoryPage() {
  const outlet = useMenuOutlet()
  const { view } = useMenu()
  const addresses = useMenuAddresses()
  const { category = '' } = useParams()
  const section = findSection(view, category)
  if (!section) {
    return (
      <NotFoundView title={menuCopy.categoryMissingTitle} to={addresses.menu} action={menuCopy.backToMenu} />
    )
  }
  return (
    <>
      {outlet.level === 'category' && <Category section={section} />}
      <Outlet context={outlet} />
    </>
  )
}

function Category({ section }: { readonly section: SectionView }) {
  const { view, contact, mode } = useMenu()
  const addresses = useMenuAddresses()
  const row = useFollowInRow<HTMLUListElement>(section.category.id)
  return (
    <>
      <MenuBar />
      <nav aria-label={menuCopy.categories} className="sticky top-14 z-10 border-b border-line bg-canvas">
        <ul ref={row} className="scroll-row relative mx-auto max-w-6xl scroll-px-4 gap-2 px-4 py-2">
          {view.sections.map((one) => (
            <li key={one.category.id} className="shrink-0">
              <Chip selected={one === section} render={<KeptLink to={addresses.category(one)} replace />}>
                {one.name}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <main id="content" className="mx-auto max-w-6xl px-4 pt-4">
        <div className="pb-3 empty:hidden">
          <ClosedNotice contact={contact} mode={mode} />
        </div>
        <div className="flex items-center gap-2 pb-2">
          <IconButton
            icon="arrow-left"
            label={menuCopy.backToMenu}
            className="-ml-2"
            render={<KeptLink to={addresses.menu} />}
          />
          <h1 className="text-28 font-bold">{section.name}</h1>
        </div>
        <CategoryLabels indicators={section.indicators} />
        {section.category.description && (
          <p className="max-w-2xl pb-2 text-16 text-muted">{section.category.description}</p>
        )}
        <PlateList plates={section.plates} eager />
      </main>
    </>
  )
}
