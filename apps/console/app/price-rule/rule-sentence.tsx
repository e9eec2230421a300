import { scopeText, stepText } from '@mostrador/copy/price-rule'
import { priceRuleCopy } from '@mostrador/copy/price-rule-page'
import type { PricedMenu } from '@mostrador/domain/price-rule/price-groups'
import { ROUNDING_DIRECTIONS } from '@mostrador/domain/price-rule/price-rule'
import { roundingHabits, type RoundingStep } from '@mostrador/domain/price-rule/rounding-habits'
import { Suspense, useId, useState } from 'react'
import { brought } from '../layout/brought.ts'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { InlineButton, InlineInput, InlineSelect } from './inline-controls.tsx'
import type { PriceDraft, SentenceProblem } from './price-draft.ts'
import { namesOf } from './scope-names.ts'

const ScopeSheet = brought(() => import('./scope-sheet.tsx'))

export type RuleSentenceProps = {
  readonly draft: PriceDraft
  readonly menus: readonly PricedMenu[]
  readonly problem: SentenceProblem | undefined
  readonly change: (part: Partial<PriceDraft>) => void
}

const VERBS = ['UP', 'DOWN', 'FIXED'] as const

/** Rule as a sentence, whose words can be changed in place. */
export function RuleSentence({ draft, menus, problem, change }: RuleSentenceProps) {
  const problemId = useId()
  const isFixed = draft.verb === 'FIXED'
  return (
    <fieldset className="max-w-4xl min-w-0">
      <legend className="sr-only">{priceRuleCopy.sentence}</legend>
      <p className="text-22 leading-12 font-medium">
        <InlineSelect
          label={priceRuleCopy.verb}
          value={draft.verb}
          options={VERBS.map((value) => ({ value, label: priceRuleCopy.verbs[value] }))}
          onChange={(verb) => change({ verb })}
        />{' '}
        <Amount {...{ draft, change }} problemId={problem?.isOfAmount ? problemId : undefined} />{' '}
        <Scope
          {...{ draft, menus, change }}
          problemId={problem?.isOfAmount === false ? problemId : undefined}
        />
        {!isFixed && <Rounding {...{ draft, change }} />}
      </p>
      {/* Always rendered, so that screen readers announce a problem. */}
      <output id={problemId} className="block text-14 font-medium text-danger">
        {problem?.text}
      </output>
    </fieldset>
  )
}

type SectionProps = Pick<RuleSentenceProps, 'draft' | 'change'>

function Amount({ draft, change, problemId }: SectionProps & { readonly problemId: string | undefined }) {
  const { symbol } = useWorkplace().currency
  const input = (
    <InlineInput
      label={priceRuleCopy.amount}
      least={draft.unit === 'PERCENT' && draft.verb !== 'FIXED' ? 3 : 6}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={16}
      value={draft.amount}
      onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
      aria-invalid={problemId !== undefined || undefined}
      aria-describedby={problemId}
    />
  )
  if (draft.verb === 'FIXED')
    return (
      <span className="whitespace-nowrap">
        {symbol} {input}
      </span>
    )
  return (
    <span className="whitespace-nowrap">
      {input}{' '}
      <InlineSelect
        label={priceRuleCopy.unit}
        value={draft.unit}
        options={[
          { value: 'PERCENT', label: priceRuleCopy.percent },
          { value: 'AMOUNT', label: symbol },
        ]}
        onChange={(unit) => change({ unit })}
      />
    </span>
  )
}

type ScopeProps = SectionProps & Pick<RuleSentenceProps, 'menus'> & { readonly problemId: string | undefined }

function Scope({ draft, menus, change, problemId }: ScopeProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isThere, setIsThere] = useState(false)
  const names = namesOf(menus, draft.scope)
  const menu = menus.length > 1 && menus.find(({ key }) => key === draft.scope.menu)
  const text = [
    scopeText(names, draft.scope) || priceRuleCopy.scopeOpen,
    ...(menu ? [`«${menu.name}»`] : []),
  ].join(' ')
  return (
    <>
      <InlineButton
        aria-haspopup="dialog"
        aria-label={`${priceRuleCopy.scope}: ${text}`}
        aria-describedby={problemId}
        onClick={() => {
          setIsThere(true)
          setIsOpen(true)
        }}
      >
        {text}
      </InlineButton>
      {isThere && (
        <Suspense>
          <ScopeSheet
            open={isOpen}
            menus={menus}
            scope={draft.scope}
            choose={(scope) => change({ scope })}
            onClose={() => setIsOpen(false)}
            onClosed={() => setIsThere(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const NONE = 'NONE'
const valueOf = ({ step, ending }: RoundingStep): string => `${step}+${ending}`

function Rounding({ draft, change }: SectionProps) {
  const { currency } = useWorkplace()
  const { minor: money } = useMoney()
  const { offered } = roundingHabits(currency)
  const steps = offered.map((one) => ({
    value: valueOf(one),
    label: stepText(one, { money, mantissa: currency.mantissa }),
  }))
  const { step } = draft
  return (
    <>
      {' '}
      {step && priceRuleCopy.rounded}{' '}
      <InlineSelect
        label={priceRuleCopy.roundingTo}
        value={step ? valueOf(step) : NONE}
        options={[...steps, { value: NONE, label: priceRuleCopy.notRounded }]}
        onChange={(value) => change({ step: offered.find((one) => valueOf(one) === value) })}
      />
      {step && (
        <>
          {' '}
          <InlineSelect
            label={priceRuleCopy.direction}
            value={draft.direction}
            options={ROUNDING_DIRECTIONS.map((value) => ({ value, label: priceRuleCopy.directions[value] }))}
            onChange={(direction) => change({ direction })}
          />
        </>
      )}
    </>
  )
}
