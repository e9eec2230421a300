import { DraftForm } from '../form/draft-form.tsx'
import { TextField } from '../form/text-field.tsx'
import { FormSkeleton } from './form-parts.tsx'
import { HostProof } from './host-proof.tsx'
import { useLocalPlace } from './use-local.ts'
import { brandCopy } from '@mostrador/copy/brand-form'
import { tidyHost } from '@mostrador/domain/company/host-name'

const copy = brandCopy.web

const lower = (text: string): string => text.trim().toLowerCase()

/** Fields of a page's name in the address, and of its own domain. */
export const WebFields = () => (
  <>
    <TextField at="alias" label={copy.alias} hint={copy.aliasHint} longest={60} tidy={lower} />
    <TextField at="host" label={copy.host} hint={copy.hostHint} longest={253} tidy={tidyHost} />
    <HostProof />
  </>
)

/** Form of a branch contact's web address. */
export const LocalWebForm = () => (
  <DraftForm place={useLocalPlace()} waiting={<FormSkeleton />}>
    <WebFields />
  </DraftForm>
)
