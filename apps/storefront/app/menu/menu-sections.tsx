import { menuCopy } from '@mostrador/copy/menu'
import { classNames } from '@mostrador/ui/class-names'
import { Fragment, memo, type ReactNode } from 'react'
import { firstPlates } from './first-plates.ts'
import type { MenuView, SectionView } from '../place/menu-view.ts'
import { CategoryLabels } from '../plate/plate-labels.tsx'
import { PlateList } from './plate-list.tsx'
import { PlateCard } from './plate-row.tsx'
import { rowsClass } from './rows-class.ts'
import { useMenu } from './use-menu.ts'

/** Pictures loaded eagerly, before the visible ones are known. */
const EAGER_CARDS = 2

/** Returns the anchor of a section, for the category slider, also without scripts. */
export const sectionId = (section: SectionView): string => `c-${section.category.slug}`

function Remarked({ view }: { readonly view: MenuView }) {
  if (view.remarked.length === 0) return null
  return (
    <section aria-labelledby="remarked" className="relative pt-2">
      <h2 id="remarked" className="pb-2 text-18 font-bold">
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

type SectionProps = {
  readonly section: SectionView
  readonly first: number
  readonly eager: boolean
}

/** Category with its plates; those that wait for scripts are on its own page too. */
const Section = memo(function Section({ section, first, eager }: SectionProps) {
  const { addresses, search } = useMenu()
  const id = sectionId(section)
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className={classNames(
        'scroll-mt-32 pt-8 desk:scroll-mt-14',
        !eager && 'lazy-section',
        rowsClass(section.plates.length),
      )}
    >
      <h2 id={`${id}-name`} tabIndex={-1} className="pb-1 text-22 font-bold md:pb-3">
        {section.name}
      </h2>
      <CategoryLabels indicators={section.indicators} />
      {section.category.description && (
        <p className="pb-2 text-14 text-muted">{section.category.description}</p>
      )}
      <PlateList plates={section.plates} first={first} eager={eager} />
      {first < section.plates.length && (
        <noscript>
          <a href={addresses.category(section) + search} className="inline-block py-3 underline">
            {menuCopy.seeAllOf(section.name)}
          </a>
        </noscript>
      )}
    </section>
  )
})

type MenuSectionsProps = {
  readonly view: MenuView
  readonly hint: ReactNode
}

/** Whole menu: the remarked plates, then every category with its plates. */
export const MenuSections = memo(function MenuSections({ view, hint }: MenuSectionsProps) {
  const first = firstPlates(view.sections.map(({ plates }) => plates.length))
  return (
    <>
      <Remarked view={view} />
      {(view.remarked.length > 0 || view.sections.length === 0) && hint}
      {view.sections.map((section, position) => (
        <Fragment key={section.category.id}>
          <Section
            section={section}
            first={first[position] ?? 0}
            eager={position === 0 && view.remarked.length === 0}
          />
          {position === 0 && view.remarked.length === 0 && hint}
        </Fragment>
      ))}
    </>
  )
})
