import { takesPasswordToAdd } from '@mostrador/copy/form'
import { contactCopy } from '@mostrador/copy/contact'
import type { DocumentPlace } from '@mostrador/domain/revision/operation'
import { Button } from '@mostrador/ui/button.tsx'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMayAddTo } from '../form/use-field.ts'

type ThingLine = {
  readonly key: string
  readonly name: string
  readonly hint: string
  /** Label of a thing that is not in use. */
  readonly off: string | undefined
}

type ThingListProps = {
  readonly lines: readonly ThingLine[]
  readonly list: DocumentPlace
  /** Address of the forms, without the key. */
  readonly to: string
  /** Label of the link that adds one; undefined where the user may not. */
  readonly addLabel: string | undefined
}

/** List of things of the shop; each line opens its form. */
export const ThingList = ({ lines, list, to, addLabel }: ThingListProps) => (
  <div className="grid grid-cols-1 gap-4">
    {lines.length > 0 && (
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
        {lines.map(({ key, name, hint, off }) => (
          <li key={key}>
            <Link
              to={`${to}/${key}`}
              className="flex min-h-14 items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-sunken"
            >
              <span className="min-w-0 grow">
                <span className="block text-16 font-semibold wrap-anywhere">{name}</span>
                {hint && <span className="block text-14 wrap-anywhere text-muted">{hint}</span>}
              </span>
              {off !== undefined && <Tag tone="neutral">{off}</Tag>}
              <Icon name="chevron-right" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    )}
    {addLabel !== undefined && <AddThing list={list} to={to} label={addLabel} />}
  </div>
)

type AddThingProps = Pick<ThingListProps, 'list' | 'to'> & { readonly label: string }

const AddThing = ({ list, to, label }: AddThingProps) =>
  useMayAddTo(list) ? (
    <div>
      <Button variant="secondary" icon="plus" render={<Link to={`${to}/${NEW}`} />}>
        {label}
      </Button>
    </div>
  ) : (
    <p className="text-14 text-muted">{takesPasswordToAdd}</p>
  )

type BackToListProps = { readonly to: string; readonly title: string; readonly children?: ReactNode }

/** Heading of a form, with a link back to the list. */
export const BackToList = ({ to, title, children }: BackToListProps) => (
  <div className="flex flex-wrap items-center gap-x-2 pb-4">
    <IconButton icon="arrow-left" label={contactCopy.toList} render={<Link to={to} />} className="-ml-2" />
    <h3 className="min-w-0 grow text-18 font-bold wrap-anywhere">{title}</h3>
    {children}
  </div>
)

/** Key in the address of a new thing; no key of a document is this. */
export const NEW = 'new'
