import { listeningCopy } from '@mostrador/copy/listening'
import { contactCopy } from '@mostrador/copy/contact'
import { contactsCopy } from '@mostrador/copy/contacts'
import { zoneCopy } from '@mostrador/copy/zone-form'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { brandCopy } from '@mostrador/copy/brand-form'
import { riderTeamCopy } from '@mostrador/copy/rider-team'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Link } from 'react-router'
import { useDocumentNews } from '../document/use-document-news.ts'
import { Choice } from '../form/choice.tsx'
import { DraftForm } from '../form/draft-form.tsx'
import { useFormState } from '../form/form-context.ts'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { TopicsPage, type TopicOf } from '../workplace/topics-page.tsx'
import { AlertsForm } from './alerts-form.tsx'
import { FormSkeleton } from './form-section.tsx'
import { HoursForm } from './hours-form.tsx'
import { ModesSection } from './modes-section.tsx'
import { PaymentTypesSection } from './payment-types-section.tsx'
import { PlaceForm } from './place-form.tsx'
import { RidersSection } from './riders-section.tsx'
import { ContactWebForm } from './web-fields.tsx'
import { useContactPlace } from './use-contact-document.ts'
import { ZonesSection } from './zones-section.tsx'

const listeningTopic = { title: listeningCopy.title, hint: listeningCopy.hint }
const takingCopy = contactCopy.taking
const webCopy = { title: brandCopy.web.contactTitle, hint: brandCopy.web.contactHint }

/** Topics in order, with the permissions of which one is needed to see each. */
const TOPICS = {
  place: { ...contactCopy.place, icon: 'pin', anyOf: ['locals.edit'], at: 'local', Section: PlaceForm },
  hours: {
    ...contactCopy.hours,
    icon: 'clock',
    anyOf: ['locals.hours'],
    at: 'local',
    Section: HoursForm,
  },
  taking: {
    ...contactCopy.taking,
    icon: 'receipt',
    anyOf: ['locals.edit', 'locals.pause'],
    at: 'local',
    Section: TakingForm,
  },
  alerts: { ...listeningTopic, icon: 'bell', anyOf: ['locals.edit'], at: 'local', Section: AlertsForm },
  modes: {
    ...contactCopy.mode,
    icon: 'bag',
    anyOf: ['locals.edit', 'locals.pause', 'locals.hours', 'payments', 'discounts', 'locals.zones'],
    at: 'local',
    Section: ModesSection,
  },
  zones: { ...zoneCopy, icon: 'bike', anyOf: ['locals.zones'], at: 'local', Section: ZonesSection },
  riders: { ...riderTeamCopy, icon: 'user', anyOf: ['riders'], at: 'local', Section: RidersSection },
  web: { ...webCopy, icon: 'external', anyOf: ['integrations'], at: 'local', Section: ContactWebForm },
  payments: {
    ...contactCopy.paymentType,
    icon: 'cash',
    anyOf: ['payments'],
    at: 'brand',
    Section: PaymentTypesSection,
  },
} as const satisfies Readonly<Record<string, TopicOf>>

/** Page of a branch contact's settings, a topic at a time. */
export function ContactPage() {
  useDocumentNews()
  return (
    <TopicsPage
      section="local"
      title={SECTION_TITLES.local}
      words={contactCopy}
      topics={TOPICS}
      foot={<AllContacts />}
    />
  )
}

function AllContacts() {
  const { alias } = useWorkplace().contact
  return (
    <Link
      to={`/${alias}/locals`}
      className="mt-2 flex min-h-14 items-center gap-3 rounded-card border-t border-line px-3 py-2 text-16 hover:bg-sunken"
    >
      <Icon name="store" />
      <span className="min-w-0 grow">
        {contactsCopy.link}
        <span className="block text-14 text-muted md:hidden">{contactsCopy.linkHint}</span>
      </span>
    </Link>
  )
}

/** Form on taking orders: whether, with which details, and where they arrive. */
function TakingForm() {
  return (
    <DraftForm place={useContactPlace()} waiting={<FormSkeleton />}>
      <Switch
        at="orderEnabled"
        label={takingCopy.orderEnabled}
        hint={takingCopy.orderEnabledHint}
        otherwise
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Choice
          at="orderChannel"
          label={takingCopy.orderChannel}
          options={takingCopy.orderChannels}
          otherwise="CONSOLE"
        />
        <Choice at="signIn" label={takingCopy.signIn} options={takingCopy.signIns} otherwise="PHONE_ONLY" />
      </div>
      <Switch
        at="mandatoryEmail"
        label={takingCopy.mandatoryEmail}
        hint={takingCopy.mandatoryEmailHint}
        otherwise={false}
      />
      <Switch at="document/required" label={takingCopy.documentRequired} otherwise={false} />
      <DocumentLabel />
      <Switch at="betweenStreetsRequired" label={takingCopy.betweenStreets} otherwise={false} />
      <Switch
        at="complexAddress"
        label={takingCopy.complexAddress}
        hint={takingCopy.complexAddressHint}
        otherwise={false}
      />
      <Switch at="cancelUntilAccepted" label={takingCopy.cancelUntilAccepted} otherwise={false} />
      <Switch
        at="deliveryKeyRequired"
        label={takingCopy.deliveryKey}
        hint={takingCopy.deliveryKeyHint}
        otherwise={false}
      />
      <Switch at="blocked" label={takingCopy.blocked} hint={takingCopy.blockedHint} otherwise={false} />
    </DraftForm>
  )
}

/** Name of the document that diners are asked for, once one is required. */
function DocumentLabel() {
  const isAsked = useFormState(({ draft }) => valueAt(draft.mine, ['document', 'required'])) === true
  if (!isAsked) return null
  return (
    <TextField
      at="document/label"
      label={takingCopy.documentLabel}
      hint={takingCopy.documentLabelHint}
      longest={120}
    />
  )
}
