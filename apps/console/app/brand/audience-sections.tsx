import { benefitCopy } from '@mostrador/copy/benefit-form'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { use } from 'react'
import { Choice } from '../form/choice.tsx'
import { placeOf } from '../form/draft.ts'
import { FieldScope, useFormState } from '../form/form-context.ts'
import { ListField } from '../form/list-field.tsx'
import { NumberField } from '../form/number-field.tsx'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'
import { ListSection } from './list-section.tsx'
import { useContacts } from './use-contacts.ts'

const { reward, survey, campaign, saved, removeHint, loadFailed } = benefitCopy

const shared = { saved, removeHint, failed: loadFailed }

const offOf = ({ active }: Thing): string | undefined => (active === false ? benefitCopy.off : undefined)

const Active = () => <Switch at="active" label={benefitCopy.active} otherwise />

const AtContact = ({ label, everywhere }: { readonly label: string; readonly everywhere: string }) => (
  <Choice at="branchContact" label={label} options={useContacts()} none={everywhere} />
)

const RewardFields = () => (
  <>
    <NumberField at="reward" label={reward.reward} least={1} most={1_000_000_000} />
    <AtContact label={reward.contact} everywhere={reward.everywhere} />
    <Active />
  </>
)

const CampaignFields = () => (
  <>
    <TextField at="name" label={campaign.name} longest={120} required />
    <TextField at="message" label={campaign.message} longest={1000} multiline />
    <Active />
  </>
)

const SurveyFields = () => (
  <>
    <AtContact label={survey.contact} everywhere={survey.everywhere} />
    <Active />
    <ListField
      at="questions"
      label={survey.questions}
      addLabel={survey.addQuestion}
      start={{ title: '', type: 'rating' }}
      most={50}
      nameOf={({ title }) => String(title ?? '')}
    >
      <Question />
    </ListField>
  </>
)

/** List of the points for joining, or the form of one. */
export function RewardsSection() {
  const contacts = useContacts()
  const nameOf = (key: unknown): string =>
    contacts.find(({ value }) => value === key)?.label ??
    (key === undefined ? reward.everywhere : String(key))
  return (
    <ListSection
      list="loyaltyRewards"
      topic="benefits/rewards"
      words={{ ...reward, ...shared }}
      lineOf={(one) => ({
        name: reward.points(Number(one.reward)),
        hint: nameOf(one.branchContact),
        off: offOf(one),
      })}
      start={{ reward: 100 }}
      Fields={RewardFields}
    />
  )
}

/** List of the messages about abandoned carts, or the form of one. */
export const CampaignsSection = () => (
  <ListSection
    list="campaigns"
    topic="benefits/campaigns"
    words={{ ...campaign, ...shared }}
    lineOf={(one) => ({ name: String(one.name), hint: String(one.message ?? ''), off: offOf(one) })}
    start={{ name: '', message: '' }}
    Fields={CampaignFields}
  />
)

/** Surveys that diners get after an order. */
export const SurveysSection = () => (
  <ListSection
    list="surveys"
    topic="benefits/surveys"
    words={{ ...survey, ...shared }}
    lineOf={(one) => {
      const questions = thingsOf(one.questions)
      return {
        name: String(questions[0]?.title ?? survey.edit),
        hint: survey.count(questions.length),
        off: offOf(one),
      }
    }}
    start={{ questions: [] }}
    Fields={SurveyFields}
  />
)

function Question() {
  const scope = placeOf(use(FieldScope))
  const type = useFormState(({ draft }) => valueAt(draft.mine, [...scope, 'type']))
  return (
    <>
      <TextField at="title" label={survey.question} longest={300} required />
      <TextField at="subTitle" label={survey.subTitle} longest={300} />
      <Choice at="type" label={survey.type} options={survey.types} />
      <div>
        <Switch at="priority" label={survey.priority} otherwise={false} />
        <Switch at="mandatory" label={survey.mandatory} otherwise={false} />
      </div>
      {type === 'multiselect' && (
        <div className="sm:col-span-2">
          <ListField
            at="reasons"
            label={survey.reasons}
            addLabel={survey.addReason}
            start={{ reason: '' }}
            most={50}
            nameOf={({ reason }) => String(reason ?? '')}
          >
            <TextField at="reason" label={survey.reason} longest={120} required />
          </ListField>
        </div>
      )}
    </>
  )
}
