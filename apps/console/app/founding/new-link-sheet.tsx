import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { consoleCopy } from '@mostrador/copy/console'
import { foundingLinksCopy as copy } from '@mostrador/copy/founding-links'
import { problemDetail } from '@mostrador/copy/problem'
import { isEmail, typedEmail } from '@mostrador/domain/checkout/email'
import { Button } from '@mostrador/ui/button.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { LinkBox } from '../layout/link-box.tsx'
import { QrPicture } from '../layout/qr-picture.tsx'
import { useBeginning } from '../layout/use-beginning.ts'
import { focusField, sentenceOf } from '../session/use-form.ts'
import { ownZone, shortDay } from '../time/shop-time.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useLinksRefresh } from './use-founding-links.ts'

type Made = Answer<Endpoints['makeFoundingLink']>
type NewLink = { readonly note: string; readonly email: string | null; readonly by: 'MAIL' | 'LINK' }

/** Sheet to make a link for a new shop; one to hand over is shown only once. */
export function NewLinkSheet({ onClosed }: { readonly onClosed: () => void }) {
  const api = useApi()
  const toast = useToast()
  const { companyId: id } = useWorkplace().contact
  const [isOpen, setIsOpen] = useState(true)
  const [made, setMade] = useState<Made>()
  const close = (): void => setIsOpen(false)
  const refresh = useLinksRefresh()
  const { mutate, isPending, error } = useMutation<Made, Problem, NewLink>({
    mutationFn: (body) => answerOf(api.makeFoundingLink({ params: { id }, body })),
    onSuccess: (link) => {
      if (link.url !== null) return setMade(link)
      toast({ text: copy.sent, tone: 'positive' })
      close()
    },
    onError: (problem) => {
      if (!isOfEmail(problem)) toast({ text: sentenceOf(problem), tone: 'danger' })
    },
    onSettled: refresh,
  })
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      onClosed={onClosed}
      title={made ? copy.made : copy.sheetTitle}
      closeLabel={consoleCopy.close}
      {...(!made && { description: copy.sheetHint })}
    >
      {made?.url ? (
        <MadeLink url={made.url} expiresAt={made.expiresAt} onClose={close} />
      ) : (
        <LinkForm
          busy={isPending}
          refused={error && isOfEmail(error) ? sentenceOf(error) : undefined}
          send={(link) => mutate(link)}
        />
      )}
    </Sheet>
  )
}

const OF_EMAIL: ReadonlySet<string> = new Set(['email-invalid', 'email-taken', 'founding-link-on-its-way'])

const isOfEmail = ({ code }: Problem): boolean => OF_EMAIL.has(code)

type FormProps = {
  readonly busy: boolean
  readonly refused: string | undefined
  readonly send: (link: NewLink) => void
}

function LinkForm({ busy, refused, send }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<string>()
  useEffect(() => {
    if (refused && form.current) focusField(form.current, 'email')
  }, [refused])

  function sendBy(by: NewLink['by']): void {
    if (!form.current || busy) return
    const written = new FormData(form.current)
    const email = typedEmail(String(written.get('email') ?? ''))
    const fault = faultOf(email, by)
    setWrong(fault)
    if (fault) return focusField(form.current, 'email')
    send({ note: String(written.get('note') ?? '').trim(), email: email || null, by })
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    sendBy('LINK')
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 pb-4">
      <TextField name="note" label={copy.note} hint={copy.noteHint} maxLength={80} autoComplete="off" />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        label={copy.email}
        hint={copy.emailHint}
        error={wrong ?? refused}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" icon="external" busy={busy} busyLabel={copy.making}>
          {copy.make}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => sendBy('MAIL')}>
          {copy.send}
        </Button>
      </div>
    </form>
  )
}

function faultOf(email: string, by: NewLink['by']): string | undefined {
  if (email === '') return by === 'MAIL' ? copy.emailMissing : undefined
  return isEmail(email) ? undefined : problemDetail('email-invalid')
}

type MadeProps = { readonly url: string; readonly expiresAt: string; readonly onClose: () => void }

/** New link, shown once: to copy, scan, or send. */
function MadeLink({ url, expiresAt, onClose }: MadeProps) {
  const { companyName } = useWorkplace().contact
  const text = copy.whatsAppText(companyName, url)
  const beginning = useBeginning<HTMLDivElement>()
  return (
    <div ref={beginning} tabIndex={-1} className="grid grid-cols-1 gap-4 pb-4 outline-none">
      <LinkBox
        title={copy.linkTitle}
        hint={copy.madeHint(shortDay(expiresAt, ownZone()))}
        url={url}
        onClose={onClose}
      />
      <div>
        <Button
          variant="secondary"
          icon="chat"
          render={
            <a
              href={`https://wa.me/?${new URLSearchParams({ text }).toString()}`}
              target="_blank"
              rel="noreferrer"
            />
          }
        >
          {copy.whatsApp}
        </Button>
      </div>
      <QrPicture text={url} label={copy.qr} />
    </div>
  )
}
