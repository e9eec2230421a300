import { DraftForm } from '../form/draft-form.tsx'
import { TextField } from '../form/text-field.tsx'
import { FormSkeleton } from './form-section.tsx'
import { HostProof } from './host-proof.tsx'
import { useContactPlace } from './use-contact-document.ts'
import { brandCopy } from '@mostrador/copy/brand-form'
import { hostProblem, tidyHost } from '@mostrador/domain/company/host-name'

const copy = brandCopy.web

const lower = (text: string): string => text.trim().toLowerCase()

/** Returns the sentence about a text that is no host of a shop; undefined for one that is. */
export function hostFault(text: string): string | undefined {
  const problem = hostProblem(text)
  return problem && copy.hostFaults[problem]
}

/** Fields of a page's name in the address, and of its own domain. */
export const WebFields = () => (
  <>
    <TextField at="alias" label={copy.alias} hint={copy.aliasHint} longest={60} tidy={lower} />
    <TextField
      at="host"
      label={copy.host}
      hint={copy.hostHint}
      longest={253}
      tidy={tidyHost}
      check={hostFault}
    />
    <HostProof />
  </>
)

/** Form of a branch contact's web address. */
export const ContactWebForm = () => (
  <DraftForm place={useContactPlace()} waiting={<FormSkeleton />}>
    <WebFields />
  </DraftForm>
)
