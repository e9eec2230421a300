import { menuCopy } from '@mostrador/copy/menu'
import type { MenuView, SectionView } from './menu-view.ts'
import { PlateCard, PlateRow } from './plate-row.tsx'

/** Pictures that are fetched at once, before it is known what is seen. */
const EAGER_CARDS = 2
const EAGER_ROWS = 3

/** The anchor of a section: where the category slider scrolls to, also without scripts. */
export const sectionId = (section: SectionView): string => `c-${section.category.slug}`

/** The plates that the shop puts forward, in a row that snaps. */
function Remarked({ view }: { readonly view: MenuView }) {
  if (view.remarked.length === 0) return null
  return (
    <section aria-labelledby="remarked" className="pt-6">
      <h2 id="remarked" className="pb-3 text-22 font-bold">
        {menuCopy.remarked}
      </h2>
      <ul className="scroll-row -mx-4 scroll-px-4 gap-3 px-4 pb-1">
        {view.remarked.map((plate, position) => (
          <PlateCard key={plate.plate.id} view={plate} eager={position < EAGER_CARDS} />
        ))}
      </ul>
    </section>
  )
}

export type PlateListProps = { readonly section: SectionView; readonly eager: boolean }

/** The plates of a category: rows parted by hairlines on a phone, a grid of cards from 800 px on. */
export function PlateList({ section, eager }: PlateListProps) {
  return (
    <ul className="divide-y divide-line md:grid md:grid-cols-2 md:gap-3 md:divide-y-0 xl:grid-cols-3">
      {section.plates.map((plate, position) => (
        <PlateRow key={plate.plate.id} view={plate} eager={eager && position < EAGER_ROWS} />
      ))}
    </ul>
  )
}

/** The whole menu: what is put forward, then every category with its plates. */
export function MenuSections({ view }: { readonly view: MenuView }) {
  return (
    <>
      <Remarked view={view} />
      {view.sections.map((section, position) => (
        <section
          key={section.category.id}
          id={sectionId(section)}
          data-section
          aria-labelledby={`${sectionId(section)}-name`}
          className="scroll-mt-32 pt-8"
        >
          <h2 id={`${sectionId(section)}-name`} className="pb-1 text-22 font-bold md:pb-3">
            {section.name}
          </h2>
          {section.category.description && (
            <p className="pb-2 text-14 text-muted">{section.category.description}</p>
          )}
          <PlateList section={section} eager={position === 0 && view.remarked.length === 0} />
        </section>
      ))}
    </>
  )
}
