import { brandCopy } from '@mostrador/copy/brand-form'
import {
  CHAT_TOKEN,
  CHAT_URL,
  MARKETING_IDS,
  type MarketingIdName,
} from '@mostrador/domain/marketing/marketing-ids'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { DraftForm } from '../form/draft-form.tsx'
import { useFormState } from '../form/form-context.ts'
import { GroupSwitch } from '../form/group-switch.tsx'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'
import { FormSkeleton, FormSection } from '../contact/form-section.tsx'
import { PairsField } from './pairs-field.tsx'

const copy = brandCopy.measuring

const IDS = Object.keys(MARKETING_IDS) as readonly MarketingIdName[]

/** Form of the brand's analytics ids and of the chat that answers its diners. */
export const MeasuringForm = () => (
  <DraftForm place={[]} waiting={<FormSkeleton />}>
    {IDS.map((name) => (
      <TextField
        key={name}
        at={`marketing/${name}`}
        label={copy[name]}
        hint={copy[`${name}Hint`]}
        longest={40}
        check={(text) => (MARKETING_IDS[name].test(text) ? undefined : copy.idMalformed)}
      />
    ))}
    <Switch at="marketing/askForConsent" label={copy.askForConsent} otherwise={false} />
    <PairsField at="marketing/onlineMarketingConfig" />
    <Chat />
  </DraftForm>
)

/** Address and key of the brand's own chat, both or none. */
function Chat() {
  const hasChat = useFormState(({ draft }) => valueAt(draft.mine, ['chat'])) !== undefined
  return (
    <FormSection title={copy.chat} hint={copy.chatHint}>
      <GroupSwitch at="chat" label={copy.chat} textOff={copy.chatHint} start={{}} />
      {hasChat && (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            at="chat/url"
            type="url"
            label={copy.chatUrl}
            hint={copy.chatUrlHint}
            longest={200}
            required
            tidy={(text) => text.replace(/\/+$/, '')}
            check={(text) => (CHAT_URL.test(text) ? undefined : copy.chatUrlMalformed)}
          />
          <TextField
            at="chat/token"
            label={copy.chatToken}
            hint={copy.chatTokenHint}
            longest={80}
            required
            check={(text) => (CHAT_TOKEN.test(text) ? undefined : copy.chatTokenMalformed)}
          />
        </div>
      )}
    </FormSection>
  )
}
