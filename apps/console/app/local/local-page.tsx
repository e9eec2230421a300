import { localCopy } from '@mostrador/copy/local'
import { zoneCopy } from '@mostrador/copy/zone-form'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import type { Permission } from '@mostrador/domain/permission/permission'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import type { IconName } from '@mostrador/ui/icon-shapes'
import type { ComponentType } from 'react'
import { Link, NavLink, useParams } from 'react-router'
import { useDocumentNews } from '../document/use-document-news.ts'
import { Page } from '../layout/page.tsx'
import { useIsWide } from '../layout/use-is-wide.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { mayAt } from '../workplace/use-may.ts'
import type { MayPlace } from '../workplace/use-may.ts'
import { HoursForm } from './hours-form.tsx'
import { ModesPart } from './modes-part.tsx'
import { PaymentTypesPart } from './payment-types-part.tsx'
import { PlaceForm } from './place-form.tsx'
import { TakingForm } from './taking-form.tsx'
import { ZonesPart } from './zones-part.tsx'

/** What of a local is changed on one page, by its part of the address. */
type Topic = keyof typeof TOPICS

/** The topics in their order, with what one must be let do to see them, one of these. */
const TOPICS = {
  place: { ...localCopy.place, icon: 'pin', anyOf: ['locals.edit'], at: 'local' },
  hours: { ...localCopy.hours, icon: 'clock', anyOf: ['locals.hours'], at: 'local' },
  taking: { ...localCopy.taking, icon: 'receipt', anyOf: ['locals.edit', 'locals.pause'], at: 'local' },
  modes: {
    ...localCopy.mode,
    icon: 'bag',
    anyOf: ['locals.edit', 'locals.pause', 'locals.hours', 'payments', 'discounts', 'locals.zones'],
    at: 'local',
  },
  zones: { ...zoneCopy, icon: 'bike', anyOf: ['locals.zones'], at: 'local' },
  payments: { ...localCopy.paymentType, icon: 'cash', anyOf: ['payments'], at: 'brand' },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly title: string
      readonly hint: string
      readonly icon: IconName
      readonly anyOf: readonly Permission[]
      readonly at: MayPlace
    }
  >
>

const PARTS: Readonly<Record<Topic, ComponentType>> = {
  place: PlaceForm,
  hours: HoursForm,
  taking: TakingForm,
  modes: ModesPart,
  zones: ZonesPart,
  payments: PaymentTypesPart,
}

/**
 * What the local is and how it works, a topic at a time: a list of them, and beside it, or on a
 * phone instead of it, the open one.
 */
export function LocalPage() {
  useDocumentNews()
  const asked = useParams().topic
  const isWide = useIsWide()
  const workplace = useWorkplace()
  const topics = (Object.keys(TOPICS) as readonly Topic[]).filter((topic) =>
    TOPICS[topic].anyOf.some((permission) => mayAt(workplace, permission, TOPICS[topic].at)),
  )
  const open = topics.find((topic) => topic === asked) ?? (isWide ? topics[0] : undefined)
  return (
    <Page title={SECTION_TITLES.local} titleShown className="md:min-h-0 md:overflow-y-auto md:pb-0!">
      <div className="grid max-w-[72rem] grid-cols-1 gap-6 pt-3 md:grid-cols-[17rem_1fr] md:gap-8">
        {(isWide || open === undefined) && <TopicList topics={topics} open={open} />}
        {open !== undefined && <OpenTopic key={open} topic={open} isAlone={!isWide} />}
      </div>
    </Page>
  )
}

function TopicList({
  topics,
  open,
}: {
  readonly topics: readonly Topic[]
  readonly open: Topic | undefined
}) {
  const { alias } = useWorkplace().contact
  return (
    <nav aria-label={localCopy.topics} className="md:sticky md:top-0 md:self-start">
      <ul className="grid grid-cols-1 gap-1">
        {topics.map((topic) => (
          <li key={topic}>
            <NavLink
              to={`/${alias}/local/${topic}`}
              {...(topic === open && { 'aria-current': 'page' })}
              className={classNames(
                'flex min-h-14 items-center gap-3 rounded-card px-3 py-2 hover:bg-sunken',
                topic === open && 'bg-sunken font-semibold',
              )}
            >
              <Icon name={TOPICS[topic].icon} />
              <span className="min-w-0 grow">
                <span className="block text-16">{TOPICS[topic].title}</span>
                <span className="block text-14 font-normal text-muted md:hidden">{TOPICS[topic].hint}</span>
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function OpenTopic({ topic, isAlone }: { readonly topic: Topic; readonly isAlone: boolean }) {
  const { alias } = useWorkplace().contact
  const Part = PARTS[topic]
  return (
    <section aria-labelledby="topic" className="min-w-0 max-w-[48rem]">
      {isAlone && (
        <Link
          to={`/${alias}/local`}
          className="hit-44 inline-flex items-center gap-1 pb-2 text-14 font-semibold text-brand-ink"
        >
          <Icon name="arrow-left" size={16} />
          {localCopy.back}
        </Link>
      )}
      <h2 id="topic" className="text-22 font-bold">
        {TOPICS[topic].title}
      </h2>
      <p className="pb-4 text-14 text-muted">{TOPICS[topic].hint}</p>
      <Part />
    </section>
  )
}
