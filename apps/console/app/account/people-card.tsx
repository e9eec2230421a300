import type { StaffAccount } from '@mostrador/contract/staff/account-endpoints'
import type { CompanyPerson } from '@mostrador/contract/staff/password-link-endpoints'
import { roleNames } from '../session/role-names.ts'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { LinkBox } from '../layout/link-box.tsx'
import { QueryView } from '../layout/query-view.tsx'
import { ownZone, whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { PasswordAsk } from '../session/password-ask.tsx'

type Company = StaffAccount['companies'][number]

/** Card of a company's staff for its owner, with a link for those who forgot their password. */
export function PeopleCard({ company }: { readonly company: Pick<Company, 'id' | 'name'> }) {
  const api = useApi()
  const { id } = company
  const query = useQuery({
    queryKey: ['people', id],
    queryFn: () => answerOf(api.listCompanyStaff({ params: { id } })),
  })
  return (
    <Card title={staffAccountCopy.peopleTitle(company.name)} hint={staffAccountCopy.peopleHint}>
      <QueryView query={query} waiting={<Waiting />} failed={staffAccountCopy.peopleFailed}>
        {(people) => <People companyId={id} people={people} />}
      </QueryView>
    </Card>
  )
}

function Waiting() {
  return (
    <div aria-busy>
      <output className="sr-only">{staffAccountCopy.peopleLoading}</output>
      <Skeleton shape="card" className="h-32" />
    </div>
  )
}

/** List of a company's staff. */
export function People(props: { readonly companyId: string; readonly people: readonly CompanyPerson[] }) {
  const { companyId, people } = props
  return (
    <ul className="grid divide-y divide-line">
      {people.map((person) => (
        <PersonRow key={person.id} companyId={companyId} person={person} />
      ))}
    </ul>
  )
}

type Step = { readonly is: 'shown' } | { readonly is: 'asks' } | ({ readonly is: 'made' } & Link)
type Link = { readonly url: string; readonly expiresAt: string }

function PersonRow(props: { readonly companyId: string; readonly person: CompanyPerson }) {
  const { companyId, person } = props
  const { id: personId, name, email, roles, isSelf, isElsewhereToo } = person
  const api = useApi()
  const [step, setStep] = useState<Step>({ is: 'shown' })
  const close = (): void => setStep({ is: 'shown' })
  return (
    <li className="grid gap-3 py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 grow">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-14 wrap-anywhere text-muted">{`${email} · ${roleNames(roles)}`}</p>
          {isElsewhereToo && !isSelf && (
            <p className="text-14 text-muted">{staffAccountCopy.peopleElsewhere}</p>
          )}
        </div>
        {isSelf && <Tag>{staffAccountCopy.peopleYou}</Tag>}
        {!isSelf && !isElsewhereToo && step.is === 'shown' && (
          <Button
            variant="secondary"
            size="small"
            aria-label={staffAccountCopy.linkMakeFor(name)}
            onClick={() => setStep({ is: 'asks' })}
          >
            {staffAccountCopy.linkMake}
          </Button>
        )}
      </div>
      {step.is === 'asks' && (
        <PasswordAsk
          confirmLabel={staffAccountCopy.linkMakeFor(name)}
          send={(password) =>
            api.makePasswordLink({ params: { id: companyId, personId }, body: { password } })
          }
          onDone={(link) => setStep({ is: 'made', ...link })}
          onCancel={close}
        />
      )}
      {step.is === 'made' && <PasswordLink name={name} link={step} onClose={close} />}
    </li>
  )
}

/** Link for a new password, with its expiry. */
export function PasswordLink(props: {
  readonly name: string
  readonly link: Link
  readonly onClose: () => void
}) {
  const { name, link, onClose } = props
  return (
    <LinkBox
      title={staffAccountCopy.linkMade(name)}
      hint={staffAccountCopy.linkMadeHint(whenText(link.expiresAt, useNow(), ownZone()))}
      url={link.url}
      onClose={onClose}
    />
  )
}
