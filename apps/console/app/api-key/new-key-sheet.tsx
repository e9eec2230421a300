import type { ApiKeys } from '@mostrador/contract/api-key/api-key-endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { urlOf } from '@mostrador/contract/route'
import { getDocument } from '@mostrador/contract/routes'
import { apiKeyCopy } from '@mostrador/copy/api-key'
import { consoleCopy } from '@mostrador/copy/console'
import { isGranted } from '@mostrador/domain/permission/grant'
import { API_KEY_PERMISSIONS, type Permission } from '@mostrador/domain/permission/permission'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { copyText } from '../layout/copy-text.ts'
import { useBeginning } from '../layout/use-beginning.ts'
import { focusField, sentenceOf } from '../session/use-form.ts'
import { scopeOf } from '../team/effective.ts'
import { PermissionBoxes } from '../team/permission-boxes.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useKeysRefresh } from './use-api-keys.ts'

type Places = ApiKeys['places']
type SheetProps = { readonly places: Places; readonly onClosed: () => void }

type Made = { readonly name: string; readonly secret: string }

/** Sheet to name a new key, choose its places and permissions, and then read its secret, once. */
export function NewKeySheet({ places, onClosed }: SheetProps) {
  const [isOpen, setIsOpen] = useState(true)
  const [made, setMade] = useState<Made>()
  const { send, isBusy } = useMaking(setMade)
  const formId = useId()
  return (
    <Sheet
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      title={made ? apiKeyCopy.createdTitle(made.name) : apiKeyCopy.newKey}
      closeLabel={consoleCopy.close}
      footer={
        made ? (
          <Button wide variant="secondary" onClick={() => setIsOpen(false)}>
            {apiKeyCopy.done}
          </Button>
        ) : (
          <Button wide type="submit" form={formId} busy={isBusy} busyLabel={apiKeyCopy.creating}>
            {apiKeyCopy.create}
          </Button>
        )
      }
    >
      {made ? <Secret secret={made.secret} /> : <KeyForm id={formId} places={places} send={send} />}
    </Sheet>
  )
}

type NewKey = Pick<Places[number], 'branch' | 'branchContact'> & {
  readonly name: string
  readonly permissions: (typeof API_KEY_PERMISSIONS)[number][]
}

function useMaking(done: (made: Made) => void) {
  const api = useApi()
  const toast = useToast()
  const { id } = useWorkplace().contact
  const refresh = useKeysRefresh()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: NewKey) => answerOf(api.createApiKey({ params: { id }, body })),
    onSuccess: ({ secret }, { name }) => done({ name, secret }),
    onError: (problem: Problem) =>
      toast({ text: problem.errors?.[0]?.message ?? sentenceOf(problem), tone: 'danger' }),
    onSettled: refresh,
  })
  return { send: (key: NewKey) => mutate(key), isBusy: isPending }
}

type FormProps = {
  readonly id: string
  readonly places: Places
  readonly send: (key: NewKey) => void
}

function KeyForm({ id, places, send }: FormProps) {
  const { session, contact } = useWorkplace()
  const here = places.findIndex(({ branch, branchContact }) => branch === contact.branchId && !branchContact)
  const [at, setAt] = useState(String(Math.max(here, 0)))
  const [chosen, choose] = useState<ReadonlySet<Permission>>(new Set())
  const [missing, setMissing] = useState<'name' | 'permissions'>()
  const place = places[Number(at)]
  const may = (permission: Permission): boolean =>
    place !== undefined && isGranted(session.grants, { ...scopeOf(contact.companyId, place), permission })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name') ?? '').trim()
    const permissions = API_KEY_PERMISSIONS.filter((permission) => chosen.has(permission) && may(permission))
    setMissing(name === '' ? 'name' : permissions.length === 0 ? 'permissions' : undefined)
    if (name === '') focusField(form, 'name')
    else if (permissions.length > 0 && place)
      send({ name, branch: place.branch, branchContact: place.branchContact, permissions })
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 pb-4">
      <TextField
        name="name"
        label={apiKeyCopy.name}
        hint={apiKeyCopy.nameHint}
        maxLength={60}
        autoComplete="off"
        error={missing === 'name' ? apiKeyCopy.nameMissing : undefined}
      />
      <SelectField
        label={apiKeyCopy.place}
        value={at}
        onChange={({ currentTarget }) => setAt(currentTarget.value)}
        options={places.map(({ name }, position) => ({ value: String(position), label: name }))}
      />
      <h3 className="text-18 font-bold">{apiKeyCopy.permissions}</h3>
      {missing === 'permissions' && (
        <Notice tone="danger" live="alert">
          {apiKeyCopy.permissionsMissing}
        </Notice>
      )}
      <PermissionBoxes offered={API_KEY_PERMISSIONS} chosen={chosen} choose={choose} isOpenTo={may} />
    </form>
  )
}

function Secret({ secret }: Pick<Made, 'secret'>) {
  const toast = useToast()
  const { branchId } = useWorkplace().contact
  const beginning = useBeginning<HTMLParagraphElement>()
  async function copy(): Promise<void> {
    if (await copyText(secret)) toast({ text: apiKeyCopy.copied, tone: 'positive' })
    else toast({ text: apiKeyCopy.notCopied, tone: 'danger' })
  }
  return (
    <div className="grid grid-cols-1 gap-4 pb-4">
      <p ref={beginning} tabIndex={-1} className="outline-none">
        {apiKeyCopy.secretHint}
      </p>
      <section aria-label={apiKeyCopy.secret} className="grid gap-3 rounded-control bg-sunken p-4">
        <p className="font-mono text-16 wrap-anywhere select-all">{secret}</p>
        <Button icon="copy" onClick={() => void copy()}>
          {apiKeyCopy.copy}
        </Button>
      </section>
      <div>
        <p className="text-14 text-muted">{apiKeyCopy.address}</p>
        <p className="font-mono text-14 wrap-anywhere select-all">
          {location.origin + urlOf(getDocument, { params: { id: branchId } })}
        </p>
      </div>
    </div>
  )
}
