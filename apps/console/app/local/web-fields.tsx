import { brandCopy } from '@mostrador/copy/brand-form'
import { DraftForm } from '../form/draft-form.tsx'
import { TextField } from '../form/text-field.tsx'
import { FormSkeleton } from './form-parts.tsx'
import { useLocalPlace } from './use-local.ts'

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
  </>
)

/** Where the page of the local is. */
export const LocalWebForm = () => (
  <DraftForm place={useLocalPlace()} said={brandCopy.saved} waiting={<FormSkeleton />}>
    <WebFields />
  </DraftForm>
)
