import { MOST_MOVEMENTS } from '@mostrador/contract/transfer/most-movements'
import { majorOf } from '@mostrador/contract/money/minor-of'
import type { TransfersWire } from '@mostrador/contract/transfer/transfer-endpoints'
import { movementsCopy as copy } from '@mostrador/copy/transfers-page'
import type { Table } from '@mostrador/domain/menu-sheet/cells'
import { BANK_COLUMNS, guessBankLayout, readBankSheet } from '@mostrador/domain/transfer/bank-sheet'
import type { BankColumn, BankLayout, ReadBankSheet } from '@mostrador/domain/transfer/bank-sheet'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../api/api.ts'
import { refreshQueries } from '../api/query-cache.ts'
import { useBeginning } from '../layout/use-beginning.ts'
import { sentenceOf } from '../session/use-form.ts'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { MovementSource } from './movement-source.tsx'
import { dayOf } from './open-movements.tsx'

type BringMovementsProps = Pick<TransfersWire, 'accounts'> & { readonly onClose: () => void }

/** Takes in a bank's list: chosen or pasted, its columns put right, all of it or nothing. */
export function BringMovements({ accounts, onClose }: BringMovementsProps) {
  const [account, setAccount] = useState(accounts[0]?.account ?? '')
  const [table, setTable] = useState<Table>()
  return (
    <Card title={copy.title}>
      <div className="grid grid-cols-1 gap-4">
        {accounts.length > 1 && (
          <SelectField
            label={copy.account}
            value={account}
            options={accounts.map((one) => ({ value: one.account, label: `${one.name} · ${one.shown}` }))}
            onChange={({ currentTarget }) => setAccount(currentTarget.value)}
          />
        )}
        {table ? (
          <ReadTable table={table} account={account} onAgain={() => setTable(undefined)} onDone={onClose} />
        ) : (
          <MovementSource onTable={setTable} onClose={onClose} />
        )}
      </div>
    </Card>
  )
}

type ReadTableProps = {
  readonly table: Table
  readonly account: string
  readonly onAgain: () => void
  readonly onDone: () => void
}

/** What a list says by its columns, which can be put right, and the way to take it in. */
function ReadTable({ table, account, onAgain, onDone }: ReadTableProps) {
  const { contact, currency } = useWorkplace()
  const writing = useMemo(
    () => ({
      mantissa: currency.mantissa,
      dayOrder: contact.country === 'us' ? ('MONTH_FIRST' as const) : ('DAY_FIRST' as const),
    }),
    [currency.mantissa, contact.country],
  )
  const [layout, setLayout] = useState(() => guessBankLayout(table, writing))
  const read = useMemo(() => readBankSheet(table, layout, writing), [table, layout, writing])
  const bring = useBring(account, onDone)
  const beginning = useBeginning<HTMLOutputElement>()
  const isTooMany = read.movements.length > MOST_MOVEMENTS
  const isReady = read.movements.length > 0 && read.problems.length === 0 && !isTooMany
  return (
    <>
      <Columns table={table} layout={layout} onChange={setLayout} />
      <output ref={beginning} tabIndex={-1} className="text-16 font-semibold outline-none">
        {read.movements.length === 0 ? copy.none : copy.found(read.movements.length, read.out)}
      </output>
      <Problems problems={read.problems} />
      {isTooMany && <Notice tone="warning">{copy.tooMany(MOST_MOVEMENTS)}</Notice>}
      <Preview movements={read.movements} />
      {bring.failure && (
        <Notice tone="danger" live="alert">
          {bring.failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={!isReady}
          busy={bring.isBusy}
          busyLabel={copy.bringing}
          onClick={() => void bring.run(read)}
        >
          {copy.bring(read.movements.length)}
        </Button>
        <Button variant="quiet" disabled={bring.isBusy} onClick={onAgain}>
          {copy.another}
        </Button>
      </div>
    </>
  )
}

function useBring(account: string, onDone: () => void) {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const { contact, currency } = useWorkplace()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function run({ movements }: ReadBankSheet): Promise<void> {
    setIsBusy(true)
    setFailure('')
    const major = (minor: number): number => majorOf(minor, currency.mantissa)
    const sent = movements.map((one) => ({ ...one, amount: major(one.amount) }))
    const answer = await api.importMovements({
      params: { id: contact.id },
      body: { account, movements: sent },
    })
    setIsBusy(false)
    if (!answer.ok) return setFailure(sentenceOf(answer.problem))
    toast({ text: copy.done(answer.data.taken), tone: 'positive' })
    await Promise.all(['transfers', 'board'].map((key) => refreshQueries(queries, [key, contact.id])))
    onDone()
  }

  return { run, isBusy, failure }
}

type ColumnsProps = {
  readonly table: Table
  readonly layout: BankLayout
  readonly onChange: (layout: BankLayout) => void
}

const KINDS = BANK_COLUMNS.map((value) => ({ value, label: copy.kinds[value] }))

/** What each column holds; of all but words and nothing there is one of each. */
function Columns({ table, layout, onChange }: ColumnsProps) {
  const { columns, headingRow } = layout
  const sample = table[headingRow ?? 0] ?? []
  const isOne = (kind: BankColumn): boolean => kind !== 'TEXT' && kind !== 'NONE'
  const choose = (at: number, kind: BankColumn): void =>
    onChange({
      ...layout,
      columns: columns.map((before, index) => {
        if (index === at) return kind
        return isOne(kind) && before === kind ? 'NONE' : before
      }),
    })
  return (
    <fieldset className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <legend className="pb-2 text-14 font-semibold">{copy.columns}</legend>
      {columns.map((kind, at) => (
        <SelectField
          key={`${String(at)} of ${String(columns.length)}`}
          label={copy.column(at + 1, String(sample[at] ?? '').slice(0, 24))}
          value={kind}
          options={KINDS}
          onChange={({ currentTarget }) => choose(at, currentTarget.value as BankColumn)}
        />
      ))}
    </fieldset>
  )
}

const MOST_TOLD = 5

function Problems({ problems }: Pick<ReadBankSheet, 'problems'>) {
  if (problems.length === 0) return null
  return (
    <Notice tone="danger" title={copy.problems(problems.length)}>
      <ul>
        {problems.slice(0, MOST_TOLD).map(({ row, code, text }) => (
          <li key={row} className="wrap-anywhere">
            {copy.problem[code](row, text.slice(0, 40))}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The first of what came in, so that one sees whether the columns are right. */
function Preview({ movements }: Pick<ReadBankSheet, 'movements'>) {
  const { minor } = useMoney()
  if (movements.length === 0) return null
  return (
    <ul className="divide-y divide-line rounded-control border border-line text-14">
      {movements.slice(0, MOST_TOLD).map(({ day, amount, text }, at) => (
        <li key={`${String(at)} ${day}`} className="grid grid-cols-[auto_1fr_auto] gap-x-3 px-3 py-2">
          <span className="text-muted">{dayOf(day)}</span>
          <span className="min-w-0 wrap-anywhere">{text}</span>
          <span className="price font-semibold">{minor(amount)}</span>
        </li>
      ))}
    </ul>
  )
}
