import { brandCopy } from '@mostrador/copy/brand-form'
import { Choice } from '../form/choice.tsx'
import { DraftForm } from '../form/draft-form.tsx'
import { FormSkeleton, Part } from '../local/form-parts.tsx'
import { WebFields } from '../local/web-fields.tsx'

const copy = brandCopy.web

/** Where the page of the brand is, and whose its maps are. */
export const WebForm = () => (
  <DraftForm place={[]} said={brandCopy.saved} waiting={<FormSkeleton />}>
    <WebFields />
    <Part title={copy.maps}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Choice at="mapProvider" label={copy.maps} options={copy.mapProviders} none={copy.serverOwn} />
        <Choice at="geocodingProvider" label={copy.geocoder} options={copy.geocoders} none={copy.serverOwn} />
      </div>
    </Part>
  </DraftForm>
)
