import { discountCodeCopy } from '@mostrador/copy/discount-code'
import { layoutCopy } from '@mostrador/copy/layout'
import { loyaltyCopy } from '@mostrador/copy/loyalty'
import { formatWhole } from '@mostrador/domain/money/format-amount'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useId, useRef, useState } from 'react'
import type { SectionProps } from './section-props.ts'
import { CodeCard } from '../discount-code/code-card.tsx'
import { useApplyCode } from './use-apply-code.ts'
import { useFocusOnProblem } from '../frame/use-focus-on-error.ts'

export type CodeDialogProps = Pick<SectionProps, 'state' | 'change'> & {
  readonly onClosed: () => void
}

/** Dialog "Código de descuento". Default export: loaded lazily. Source: 000 §2, §4, §5. */
export default function CodeDialog({ state, change, onClosed }: CodeDialogProps) {
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(true)
  const code = useApplyCode({ state, change }, () => setIsOpen(false))
  const { form, countTry } = useFocusOnProblem(code.problem)
  const isApplied = code.status === 'success'
  const { kept, code: now, points, program } = state.benefits ?? {}
  const pointsName = program?.name ?? ''
  return (
    <Dialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      title={discountCodeCopy.title}
      closeLabel={layoutCopy.close}
      initialFocus={input}
      footer={
        code.isAsked ? (
          <div className="grid fit-cols-9 gap-2">
            <Button wide variant="secondary" onClick={code.keepPoints}>
              {loyaltyCopy.keepPoints(pointsName)}
            </Button>
            <Button wide onClick={code.takeCode}>
              {loyaltyCopy.withCode}
            </Button>
          </div>
        ) : (
          <Button
            wide
            type="submit"
            form={formId}
            busy={code.status === 'loading'}
            busyLabel={discountCodeCopy.applying}
          >
            {isApplied ? discountCodeCopy.continue : discountCodeCopy.apply}
          </Button>
        )
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid gap-4 pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          countTry()
          code.press()
        }}
      >
        <TextField
          ref={input}
          label={discountCodeCopy.field}
          name="discountCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={40}
          value={code.typed}
          readOnly={isApplied || code.isAsked || code.status === 'loading'}
          onChange={(event) => code.type(event.currentTarget.value)}
          {...(code.problem !== undefined && { error: code.problem })}
        />
        {code.isAsked && (
          <Notice tone="warning" live="alert">
            {loyaltyCopy.codeDropsPoints(formatWhole(points?.redeemed ?? 0), pointsName)}
          </Notice>
        )}
        {kept && now && <CodeCard kept={kept} now={now} onRemove={code.remove} />}
      </form>
    </Dialog>
  )
}
