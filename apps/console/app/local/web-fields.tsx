import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { DraftForm } from '../form/draft-form.tsx'
import { useFormState } from '../form/form-context.ts'
import { TextField } from '../form/text-field.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { FormSkeleton } from './form-parts.tsx'
import { useLocalPlace } from './use-local.ts'
import { brandCopy } from '@mostrador/copy/brand-form'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useMutation } from '@tanstack/react-query'

const copy = brandCopy.web

const lower = (text: string): string => text.trim().toLowerCase()

/** A domain as it is kept: of an address that was pasted, its host alone. */
const tidyHost = (text: string): string =>
  lower(text)
    .replace(/^https?:\/\//, '')
    .replace(/[/:].*$/, '')

/** Where a page is: its name in the address, and a domain of its own. */
export const WebFields = () => (
  <>
    <TextField at="alias" label={copy.alias} hint={copy.aliasHint} longest={60} tidy={lower} />
    <TextField at="host" label={copy.host} hint={copy.hostHint} longest={253} tidy={tidyHost} />
    <HostCheck tidy={tidyHost} />
  </>
)

/** Where the page of the local is. */
export const LocalWebForm = () => (
  <DraftForm place={useLocalPlace()} waiting={<FormSkeleton />}>
    <WebFields />
  </DraftForm>
)

/** Asks where the domain that was typed leads today; `tidy` is how it would be kept. */
function HostCheck({ tidy }: { readonly tidy: (text: string) => string }) {
  const api = useApi()
  const { branchId } = useWorkplace().contact
  const host = tidy(String(useFormState(({ draft }) => valueAt(draft.mine, ['host'])) ?? ''))
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: (asked: string) =>
      answerOf(api.checkHost({ params: { id: branchId }, query: { host: asked } })),
  })
  if (host === '') return null
  // What was said of another name is not said of this one.
  const isOfThis = variables === host
  return (
    <div className="grid grid-cols-1 gap-2">
      <div>
        <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate(host)}>
          {isPending ? copy.checking : copy.check}
        </Button>
      </div>
      {isOfThis && error && <Notice tone="danger" title={copy.checkFailed} live="alert" />}
      {isOfThis && data && (
        <Notice
          tone={data.leads === 'HERE' ? 'positive' : 'warning'}
          title={copy.leads[data.leads]}
          live="status"
        >
          {data.leads === 'ELSEWHERE' && copy.found(data.found.join(', '))}{' '}
          {data.leads !== 'HERE' && data.wanted.length > 0 && copy.wanted(data.wanted.join(', '))}
        </Notice>
      )}
    </div>
  )
}
