import type { PushDevices } from '@mostrador/contract/push/push-endpoints'
import type { StaffSession } from '@mostrador/contract/staff/staff-endpoints'
import { deviceCopy } from '@mostrador/copy/device'
import { isGranted } from '@mostrador/domain/permission/grant'
import { PUSH_WISHES } from '@mostrador/domain/push/push-wish'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { refreshQueries } from '../api/query-cache.ts'
import { QueryView } from '../layout/query-view.tsx'
import { PushDevicesList } from './push-devices-list.tsx'
import { pushWay, thisBrowser, disablePush, enablePush, type NotOn, type PushChoice } from './push-device.ts'

const PUSH = ['push-devices']

type Device = PushDevices['devices'][number]
type Contact = StaffSession['branchContacts'][number]

/** Card of push notes about new orders, for this device and the person's others. */
export function PushCard() {
  const api = useApi()
  const queries = useQueryClient()
  const devices = useQuery({ queryKey: PUSH, queryFn: () => answerOf(api.listPushDevices()) })
  const session = useQuery({ queryKey: ['push-locals'], queryFn: () => answerOf(api.getStaffSession()) })
  const changed = (): void => void refreshQueries(queries, PUSH)
  return (
    <Card title={deviceCopy.pushTitle} hint={deviceCopy.pushHint}>
      <QueryView
        query={devices}
        waiting={<Skeleton shape="card" className="h-24" />}
        failed={deviceCopy.pushFailed}
      >
        {(known) => (
          <QueryView
            query={session}
            waiting={<Skeleton shape="card" className="h-24" />}
            failed={deviceCopy.pushFailed}
          >
            {(who) => <PushSections known={known} contacts={contactsOf(who)} onChanged={changed} />}
          </QueryView>
        )}
      </QueryView>
    </Card>
  )
}

/** Lists the branch contacts whose orders the session may see. */
export const contactsOf = ({
  branchContacts,
  grants,
}: Pick<StaffSession, 'branchContacts' | 'grants'>): readonly Contact[] =>
  branchContacts.filter(({ id: branchContact, branchId: branch, companyId: company }) =>
    isGranted(grants, { permission: 'orders.see', company, branch, branchContact }),
  )

type PartsProps = {
  readonly known: PushDevices
  readonly contacts: readonly Contact[]
  readonly onChanged: () => void
}

/** Push settings of this device, and the list of the others. */
export function PushSections({ known, contacts, onChanged }: PartsProps) {
  const here = known.devices.find(({ current }) => current)
  const others = known.devices.filter(({ current }) => !current)
  return (
    <div className="grid gap-4">
      <ThisDevice {...{ known, here, contacts, onChanged }} />
      {others.length > 0 && <PushDevicesList devices={others} onChanged={onChanged} />}
    </div>
  )
}

function ThisDevice(props: PartsProps & { readonly here: Device | undefined }) {
  const { contacts, here } = props
  const way = pushWay(thisBrowser())
  if (way === 'unsupported') return <p className="text-14 text-muted">{deviceCopy.pushUnsupported}</p>
  if (way === 'install-first') return <Notice tone="info">{deviceCopy.pushInstallFirst}</Notice>
  if (way === 'denied')
    return (
      <Notice tone="warning" title={deviceCopy.pushDeniedTitle}>
        {deviceCopy.pushDenied}
      </Notice>
    )
  if (contacts.length === 0) return <p className="text-14 text-muted">{deviceCopy.pushNoContacts}</p>
  return <PushForm key={here?.id} {...props} />
}

const WHY_NOT: Readonly<Record<NotOn, string>> = {
  denied: deviceCopy.pushDenied,
  'no-service': deviceCopy.pushNotTaken,
  refused: deviceCopy.pushNotTaken,
}

/** Form of branch contacts and times; while notes are on, a change is saved at once. */
function PushForm({ known, here, contacts, onChanged }: PartsProps & { readonly here: Device | undefined }) {
  const api = useApi()
  const toast = useToast()
  const ids = contacts.map(({ id }) => id)
  const [choice, setChoice] = useState<PushChoice>({
    wants: here?.wants ?? 'EVERY',
    contactIds: here ? ids.filter((id) => here.contactIds.includes(id)) : ids,
  })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const save = async (next: PushChoice): Promise<void> => {
    if (next.contactIds.length === 0) return setFailure(deviceCopy.pushChooseOne)
    setBusy(true)
    const why = await enablePush(api, { ...next, publicKey: known.publicKey })
    setBusy(false)
    setFailure(why && WHY_NOT[why])
    if (why) return
    if (!here) toast({ text: deviceCopy.pushTurnedOn, tone: 'positive' })
    onChanged()
  }
  const choose = (next: PushChoice): void => {
    setChoice(next)
    setFailure(undefined)
    if (here) void save(next)
  }

  return (
    <div className="grid gap-3">
      {failure && (
        <Notice tone="danger" live="alert">
          {failure}
        </Notice>
      )}
      {here?.lastFailedAt && <Notice tone="warning">{deviceCopy.pushLastFailed}</Notice>}
      {here && (
        <Tag tone="positive" className="justify-self-start">
          {deviceCopy.pushOn}
        </Tag>
      )}
      <SelectField
        label={deviceCopy.pushWhen}
        value={choice.wants}
        options={PUSH_WISHES.map((value) => ({ value, label: deviceCopy.pushWishes[value] }))}
        onChange={({ currentTarget }) => {
          const wants = PUSH_WISHES.find((one) => one === currentTarget.value)
          if (wants) choose({ ...choice, wants })
        }}
      />
      {contacts.length > 1 && <Contacts contacts={contacts} choice={choice} onChoose={choose} />}
      {here ? (
        <OnButtons here={here} onChanged={onChanged} />
      ) : (
        <Button
          icon="bell"
          busy={busy}
          busyLabel={deviceCopy.pushTurningOn}
          onClick={() => void save(choice)}
        >
          {deviceCopy.pushTurnOn}
        </Button>
      )}
    </div>
  )
}

type ContactsProps = {
  readonly contacts: readonly Contact[]
  readonly choice: PushChoice
  readonly onChoose: (next: PushChoice) => void
}

function Contacts({ contacts, choice, onChoose }: ContactsProps) {
  const chosen = new Set(choice.contactIds)
  const toggled = (id: string, isOn: boolean): readonly string[] =>
    contacts.map((contact) => contact.id).filter((one) => (one === id ? isOn : chosen.has(one)))
  return (
    <fieldset>
      <legend className="pb-1 text-14 font-semibold">{deviceCopy.pushContacts}</legend>
      {contacts.map(({ id, name, branchName }) => (
        <Checkbox
          key={id}
          label={name}
          hint={name.startsWith(branchName) ? undefined : branchName}
          checked={chosen.has(id)}
          onChange={({ currentTarget }) =>
            onChoose({ ...choice, contactIds: [...toggled(id, currentTarget.checked)] })
          }
        />
      ))}
    </fieldset>
  )
}

function OnButtons({ here, onChanged }: { readonly here: Device; readonly onChanged: () => void }) {
  const api = useApi()
  const toast = useToast()
  const test = async (): Promise<void> => {
    const tried = await api.tryPushDevice({ params: { id: here.id } })
    const isSent = tried.ok && tried.data.taken
    toast(
      isSent
        ? { text: deviceCopy.pushTested, tone: 'positive' }
        : { text: deviceCopy.pushNotTested, tone: 'danger' },
    )
    if (!isSent) onChanged()
  }
  const stop = async (): Promise<void> => {
    if (await disablePush(api, here.id)) toast({ text: deviceCopy.pushTurnedOff, tone: 'positive' })
    onChanged()
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" icon="bell" onClick={() => void test()}>
        {deviceCopy.pushTest}
      </Button>
      <Button variant="quiet" onClick={() => void stop()}>
        {deviceCopy.pushTurnOff}
      </Button>
    </div>
  )
}
