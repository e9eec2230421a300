import type { BrandWire, ContactWire } from '@mostrador/contract/branch-contact/contact-endpoints'
import { contactsCopy as copy } from '@mostrador/copy/contacts'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { Link, useSearchParams } from 'react-router'
import { brought } from '../layout/brought.ts'
import { Suspense } from 'react'
import { Page } from '../layout/page.tsx'
import { isMissing, QueryView } from '../layout/query-view.tsx'
import { momentInWords } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useContacts, useMayAdd, type Brands } from './use-contacts.ts'

const NewPlaceSheet = brought(() => import('./new-place-sheet.tsx'))

/** Page of a company's brands and branch contacts, with their states and buttons to add one. */
export function ContactsPage() {
  return (
    <Page title={copy.title} titleShown hint={copy.hint} narrow className="md:min-h-0 md:overflow-y-auto">
      <QueryView
        query={useContacts()}
        waiting={<ContactsSkeleton />}
        failed={copy.loadFailed}
        isRefused={isMissing}
      >
        {({ brands }) => <BrandList brands={brands} />}
      </QueryView>
    </Page>
  )
}

/** Values of `add` in the address: a branch contact of a brand, or a brand. */
const NEW_CONTACT = 'local'
const NEW_BRAND = 'brand'

/** Brands with their branch contacts, and the sheet to add one. */
export function BrandList({ brands }: { readonly brands: Brands }) {
  const { branchId } = useWorkplace().contact
  const [address, setAddress] = useSearchParams()
  const mayAdd = useMayAdd()
  const asked = address.get('new')
  const isOfBrand = asked === NEW_BRAND && mayAdd.brand
  const open = brands.filter(({ id }) => mayAdd.contact(id))
  const isOpen = isOfBrand || (asked === NEW_CONTACT && open.length > 0)
  return (
    <div className="grid grid-cols-1 gap-4 pb-4">
      {mayAdd.isByPin && <p className="text-14 text-muted">{copy.notOnTablet}</p>}
      {brands.map((brand) => (
        <BrandCard
          key={brand.id}
          brand={brand}
          add={
            mayAdd.contact(brand.id)
              ? () => setAddress({ new: NEW_CONTACT, brand: brand.id }, { replace: true })
              : undefined
          }
        />
      ))}
      {mayAdd.brand && (
        <Button
          variant="secondary"
          icon="plus"
          className="justify-self-start"
          onClick={() => setAddress({ new: NEW_BRAND }, { replace: true })}
        >
          {copy.addBrand}
        </Button>
      )}
      <Suspense>
        {isOpen && (
          <NewPlaceSheet
            kind={isOfBrand ? 'brand' : 'local'}
            brands={isOfBrand ? brands : open}
            asked={address.get('brand') ?? branchId}
            onClosed={() => setAddress({}, { replace: true })}
          />
        )}
      </Suspense>
    </div>
  )
}

type BrandCardProps = { readonly brand: BrandWire; readonly add: (() => void) | undefined }

const BrandCard = ({ brand: { name, locals: branchContacts }, add }: BrandCardProps) => (
  <Card
    flush
    title={name}
    action={
      add && (
        <Button
          variant="secondary"
          size="small"
          icon="plus"
          aria-label={copy.addContactTo(name)}
          onClick={add}
        >
          {copy.addContact}
        </Button>
      )
    }
  >
    {branchContacts.length === 0 ? (
      <p className="px-4 py-3 text-14 text-muted">{copy.none}</p>
    ) : (
      <ul className="divide-y divide-line">
        {branchContacts.map((branchContact) => (
          <ContactCard key={branchContact.id} contact={branchContact} />
        ))}
      </ul>
    )}
  </Card>
)

const TONES = {
  UNPUBLISHED: 'neutral',
  OFF: 'warning',
  PAUSED: 'warning',
  OPEN: 'positive',
  CLOSED: 'neutral',
} as const satisfies Readonly<Record<ContactWire['state'], string>>

/** Branch contact with its state and open orders; it links there, or to the setup that it lacks. */
function ContactCard({ contact: branchContact }: { readonly contact: ContactWire }) {
  const { contact } = useWorkplace()
  const now = useNow()
  const { id, alias, name, address, timeZone, state, opensAt, orders } = branchContact
  const moment = opensAt && momentInWords(opensAt, now, timeZone)
  const told = [
    address,
    moment && (state === 'PAUSED' ? copy.goesOn(moment) : copy.opens(moment)),
    orders ? copy.orders(orders) : '',
  ].filter(Boolean)
  return (
    <li>
      <Link
        to={state === 'UNPUBLISHED' ? `/${alias}/setup` : `/${alias}`}
        className="flex min-h-16 items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-sunken"
      >
        <Icon name="store" className="text-muted" />
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-2 text-16 font-semibold wrap-anywhere">
            {name}
            <Tag tone={TONES[state]}>{copy.states[state]}</Tag>
            {id === contact.id && <Tag>{copy.here}</Tag>}
          </span>
          {told.length > 0 && (
            <span className="block text-14 wrap-anywhere text-muted">{told.join(' · ')}</span>
          )}
        </span>
        <Icon name="chevron-right" className="text-muted" />
      </Link>
    </li>
  )
}

const ContactsSkeleton = () => (
  <div aria-busy className="grid gap-4">
    <output className="sr-only">{copy.loading}</output>
    <Skeleton shape="card" className="h-40 w-full" />
    <Skeleton shape="card" className="h-40 w-full" />
  </div>
)
