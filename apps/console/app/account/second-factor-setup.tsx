import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Button } from '@mostrador/ui/button.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useApi } from '../api/api.ts'
import { copyText } from '../layout/copy-text.ts'
import { useBeginning } from '../layout/use-beginning.ts'
import { useForm } from '../session/use-form.ts'
import { QrPicture } from '../layout/qr-picture.tsx'

/** Second factor being set up: text of the QR code, key to type, and recovery codes. */
export type Begun = {
  readonly uri: string
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Groups of four are easier to read aloud and type. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Form to set up the second factor: QR code, recovery codes, and the first code. */
export function SecondFactorSetup(props: {
  readonly begun: Begun
  readonly onDone: () => void
  readonly onCancel: () => void
}) {
  const { begun, onDone, onCancel } = props
  const api = useApi()
  const { submit, busy, missing, failure } = useForm(['code'], {
    send: ({ code }) => api.confirmSecondFactor({ body: { code } }),
    done: onDone,
    blames: (code) => (code === 'wrong-code' ? 'code' : undefined),
  })
  const beginning = useBeginning<HTMLParagraphElement>()
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p ref={beginning} tabIndex={-1} className="outline-none">
        {staffAccountCopy.factorScan}
      </p>
      <QrPicture text={begun.uri} label={staffAccountCopy.factorPicture} />
      <div>
        <p className="text-14 text-muted">{staffAccountCopy.factorSecret}</p>
        <p className="font-mono text-16 wrap-anywhere select-all">{inGroups(begun.secret)}</p>
      </div>
      <RecoveryCodes codes={begun.recoveryCodes} />
      <TextField
        label={staffAccountCopy.factorCode}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        error={missing.code ? staffAccountCopy.codeMissing : failure?.text}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} busyLabel={staffAccountCopy.saving}>
          {staffAccountCopy.factorConfirm}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {staffAccountCopy.cancel}
        </Button>
      </div>
    </form>
  )
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const toast = useToast()
  async function copy(): Promise<void> {
    const isCopied = await copyText(codes.join('\n'))
    if (isCopied) toast({ text: staffAccountCopy.recoveryCopied, tone: 'positive' })
    else toast({ text: staffAccountCopy.notCopied, tone: 'danger' })
  }
  return (
    <section className="grid gap-2 rounded-control bg-sunken p-4">
      <h3 className="font-semibold">{staffAccountCopy.recoveryTitle}</h3>
      <p className="text-14 text-muted">{staffAccountCopy.recoveryHint}</p>
      <ul className="grid fit-cols-9 gap-x-4 gap-y-1 font-mono text-16 select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="secondary" size="small" icon="copy" onClick={() => void copy()}>
        {staffAccountCopy.recoveryCopy}
      </Button>
    </section>
  )
}
