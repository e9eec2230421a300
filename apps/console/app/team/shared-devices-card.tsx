import type { SharedDeviceWire } from '@mostrador/contract/shared-device/shared-device-endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { sharedDeviceCopy as copy } from '@mostrador/copy/shared-device'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { QueryView } from '../layout/query-view.tsx'
import { remember } from '../layout/remembered.ts'
import { PasswordAsk } from '../session/password-ask.tsx'
import { sentenceOf } from '../session/use-form.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

const keyOf = (contactId: string) => ['shared-devices', contactId] as const

/** Card of the company's shared devices, with a button to share this one. */
export function SharedDevicesCard() {
  const api = useApi()
  const { contact, session } = useWorkplace()
  const { id } = contact
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: () => answerOf(api.listSharedDevices({ params: { id } })),
  })
  const [asks, setAsks] = useState(false)
  return (
    <Card title={copy.title} hint={copy.hint}>
      <QueryView query={query} waiting={<Skeleton shape="block" className="h-14" />} failed={copy.loadFailed}>
        {({ devices }) => <Devices devices={devices} />}
      </QueryView>
      {asks && <ShareForm onCancel={() => setAsks(false)} />}
      {!asks && session.sharedDevice === null && (
        <Button variant="secondary" size="small" icon="plus" onClick={() => setAsks(true)}>
          {copy.share}
        </Button>
      )}
    </Card>
  )
}

/** List of the devices, each with its present user. */
export const Devices = ({ devices }: { readonly devices: readonly SharedDeviceWire[] }) =>
  devices.length === 0 ? (
    <p className="mb-3 text-muted">{copy.none}</p>
  ) : (
    <ul className="mb-3 grid divide-y divide-line">
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
    </ul>
  )

function DeviceRow({ device }: { readonly device: SharedDeviceWire }) {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const { id } = useWorkplace().contact
  const [asks, setAsks] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => answerOf(api.endSharedDevice({ params: { id, deviceId: device.id } })),
    onSuccess: (told) => {
      queries.setQueryData(keyOf(id), told)
      toast({ text: copy.ended, tone: 'positive' })
    },
    onError: (problem: Problem) => {
      toast({ text: sentenceOf(problem), tone: 'danger' })
      void queries.invalidateQueries({ queryKey: keyOf(id) })
    },
  })
  const { name, people, by, idleMinutes } = device
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="text-16 font-semibold wrap-anywhere">{name}</p>
        <p className="text-14 wrap-anywhere">{people.length > 0 ? copy.people(people) : copy.free}</p>
        <p className="text-14 wrap-anywhere text-muted">
          {[copy.locksAfter(idleMinutes), copy.sharedBy(by)].join(' · ')}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={copy.endOf(name)}
        busy={isPending}
        onClick={() => setAsks(true)}
      >
        {copy.end}
      </Button>
      <ConfirmDialog
        open={asks}
        tone="danger"
        title={copy.endTitle(name)}
        confirmLabel={copy.end}
        cancelLabel={copy.cancel}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false)
          mutate()
        }}
      >
        <p>{copy.endHint}</p>
      </ConfirmDialog>
    </li>
  )
}

/** Form to share this device; the user's own session ends with it. */
function ShareForm({ onCancel }: { readonly onCancel: () => void }) {
  const api = useApi()
  const navigate = useNavigate()
  const { id } = useWorkplace().contact
  const [name, setName] = useState('')
  const [idle, setIdle] = useState('5')
  const body = { name: name.trim() || copy.defaultName, idleMinutes: Number(idle) }
  return (
    <PasswordAsk
      confirmLabel={copy.share}
      send={(password) => api.shareDevice({ params: { id }, body: { ...body, password } })}
      onDone={async () => {
        remember('shared', '1')
        await navigate('/session')
      }}
      onCancel={onCancel}
    >
      <p className="text-14 text-muted">{copy.shareHint}</p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={copy.name}
          placeholder={copy.namePlaceholder}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <SelectField
          label={copy.idle}
          options={copy.idleOptions}
          value={idle}
          onChange={({ currentTarget: { value } }) => setIdle(value)}
        />
      </div>
    </PasswordAsk>
  )
}
