import type { Permission } from '@mostrador/domain/permission/permission'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import type { IconName } from '@mostrador/ui/icon-shapes'
import type { ComponentType, ReactNode } from 'react'
import { Link, NavLink, useParams } from 'react-router'
import { Page } from '../layout/page.tsx'
import { useIsWide } from '../layout/use-is-wide.ts'
import { useWorkplace } from './contact-context.ts'
import { mayAt, type MayPlace } from './use-may.ts'

export type TopicOf = {
  readonly title: string
  readonly hint: string
  readonly icon: IconName
  /** Any one of these permissions at its place shows it. */
  readonly anyOf: readonly Permission[]
  readonly at: MayPlace
  /** Form of the topic, or its list with a form behind each thing. */
  readonly Section: ComponentType
}

export type TopicsPageProps = {
  readonly section: string
  readonly title: string
  readonly words: { readonly topics: string; readonly back: string }
  /** Topics in order, as in the address. */
  readonly topics: Readonly<Record<string, TopicOf>>
  readonly foot?: ReactNode
}

/** Page of a section with topics: their list beside the open one; on a phone one of both. */
export function TopicsPage({ section, title, words, topics, foot }: TopicsPageProps) {
  const asked = useParams().topic
  const isWide = useIsWide()
  const workplace = useWorkplace()
  const names = Object.keys(topics).filter((name) =>
    topics[name]?.anyOf.some((permission) => mayAt(workplace, permission, topics[name]?.at)),
  )
  const name = names.find((one) => one === asked) ?? (isWide ? names[0] : undefined)
  const open = name === undefined ? undefined : topics[name]
  const to = `/${workplace.contact.alias}/${section}`
  return (
    <Page title={title} titleShown className="md:min-h-0 md:overflow-y-auto md:pb-0!">
      <div className="grid max-w-[72rem] grid-cols-1 gap-6 pt-3 md:grid-cols-[17rem_1fr] md:gap-8">
        {(isWide || open === undefined) && (
          <nav aria-label={words.topics} className="md:sticky md:top-0 md:self-start">
            <ul className="grid grid-cols-1 gap-1">
              {names.map((one) => (
                <li key={one}>
                  <TopicLink to={`${to}/${one}`} topic={topics[one]} isOpen={one === name} />
                </li>
              ))}
            </ul>
            {foot}
          </nav>
        )}
        {open && <OpenTopic key={name} topic={open} {...(!isWide && { back: { to, label: words.back } })} />}
      </div>
    </Page>
  )
}

type TopicLinkProps = {
  readonly to: string
  readonly topic: TopicOf | undefined
  readonly isOpen: boolean
}

const TopicLink = ({ to, topic, isOpen }: TopicLinkProps) =>
  topic && (
    <NavLink
      to={to}
      {...(isOpen && { 'aria-current': 'page' })}
      className={classNames(
        'flex min-h-14 items-center gap-3 rounded-card px-3 py-2 hover:bg-sunken',
        isOpen && 'bg-sunken font-semibold',
      )}
    >
      <Icon name={topic.icon} />
      <span className="min-w-0 grow">
        <span className="block text-16">{topic.title}</span>
        <span className="block text-14 font-normal text-muted md:hidden">{topic.hint}</span>
      </span>
    </NavLink>
  )

type OpenTopicProps = {
  readonly topic: TopicOf
  readonly back?: { readonly to: string; readonly label: string }
}

const OpenTopic = ({ topic: { title, hint, Section }, back }: OpenTopicProps) => (
  <section aria-labelledby="topic" className="min-w-0 max-w-[48rem]">
    {back && (
      <Link
        to={back.to}
        className="hit-44 inline-flex items-center gap-1 pb-2 text-14 font-semibold text-brand-ink"
      >
        <Icon name="arrow-left" size={16} />
        {back.label}
      </Link>
    )}
    <h2 id="topic" className="text-22 font-bold">
      {title}
    </h2>
    <p className="pb-4 text-14 text-muted">{hint}</p>
    <Section />
  </section>
)
