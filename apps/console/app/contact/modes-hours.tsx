import { contactCopy } from '@mostrador/copy/contact'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { isSameValue } from '@mostrador/domain/revision/same-value'
import type { Week } from '@mostrador/domain/scheduling/painted-week'
import { Button } from '@mostrador/ui/button.tsx'
import { withField } from '../form/draft.ts'
import { useFormHands, useFormState } from '../form/form-context.ts'
import { weekText } from '../form/week-field.tsx'
import { FormSection } from './form-section.tsx'
import { modeName, ownConfigs, type ModeHoursThing } from './hours-ahead.ts'

const copy = contactCopy.hours

/** Modes that sell at hours of their own, with buttons to give them those of the branch contact. */
export function ModesHours() {
  const { store } = useFormHands()
  const week = useFormState(({ draft }) => valueAt(draft.mine, ['hours'])) as Week | undefined
  const all = useFormState(({ draft }) => valueAt(draft.mine, ['orderModes'])) as
    | readonly ModeHoursThing[]
    | undefined
  const modes = (all ?? []).filter(({ active }) => active !== false)
  const own = modes.filter((mode) => ownConfigs(mode).length > 0)
  if (own.length === 0) return null
  const followers = modes.filter((mode) => !own.includes(mode))
  const differs = (mode: ModeHoursThing): boolean =>
    ownConfigs(mode).some(({ config }) => !isSameValue(config.hours ?? {}, week ?? {}))
  const others = own.filter(differs)

  const bring = (some: readonly ModeHoursThing[]): void =>
    store.change((draft) =>
      some
        .flatMap((mode) => ownConfigs(mode).map((one) => ({ ...one, mode: mode.key })))
        .reduce(
          (next, { mode, schedule, config }) =>
            withField(
              next,
              ['orderModes', mode, 'schedules', schedule, 'configs', config.key, 'hours'],
              week,
            ),
          draft,
        ),
    )

  return (
    <FormSection title={copy.ofModes} hint={copy.ofModesHint}>
      <ul className="grid grid-cols-1">
        {own.map((mode) => (
          <li
            key={mode.key}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
          >
            <span className="min-w-0 flex-1 basis-60 text-14">
              <span className="font-medium">{modeName(mode)}</span>
              <span className="block text-muted">
                {differs(mode)
                  ? ownConfigs(mode)
                      .map(({ config }) => weekText(config.hours ?? {}) || copy.closedAlways)
                      .join(' / ')
                  : copy.isLikeContact}
              </span>
            </span>
            {differs(mode) && (
              <Button variant="secondary" size="small" icon="copy" onClick={() => bring([mode])}>
                {copy.likeContactOf(modeName(mode))}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button variant="quiet" size="small" icon="copy" onClick={() => bring(others)}>
          {copy.likeContactAll}
        </Button>
      )}
      {followers.length > 0 && (
        <p className="text-14 text-muted">{copy.follows(followers.map(modeName).join(', '))}</p>
      )}
    </FormSection>
  )
}
