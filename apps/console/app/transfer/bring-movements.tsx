import { MOST_MOVEMENTS } from '@mostrador/contract/transfer/most-movements'
import { majorOf } from '@mostrador/contract/money/minor-of'
import type { TransfersWire } from '@mostrador/contract/transfer/transfer-endpoints'
import { movementsCopy as copy } from '@mostrador/copy/transfers-page'
import type { Table } from '@mostrador/domain/spreadsheet/cells'
import { readBankSheet, type ReadMovement } from '@mostrador/domain/transfer/bank-sheet'
import { guessBankLayout } from '@mostrador/domain/transfer/guess-bank-layout'
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
import { SheetField } from '../layout/sheet-field.tsx'
import { sentenceOf } from '../session/use-form.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { MovementColumns } from './movement-columns.tsx'
import { MovementProblems, MovementRows } from './movement-rows.tsx'
import { MovementSource, useBankReader, useBankWriting, type BankTable } from './movement-source.tsx'

type BringMovementsProps = Pick<TransfersWire, 'accounts'> & { readonly onClose: () => void }

/** Dialog to import a bank's list with its columns corrected; all of it or nothing. */
export function BringMovements({ accounts, onClose }: BringMovementsProps) {
  const [account, setAccount] = useState(accounts[0]?.account ?? '')
  const [read, setRead] = useState<BankTable>()
  const other = useBankReader()
  const chooseSheet = async (sheet: string): Promise<void> => {
    const got = read?.file && (await other.read(read.file, sheet))
    if (got) setRead(got)
  }
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
        {other.failure !== '' && (
          <Notice tone="danger" live="alert">
            {other.failure}
          </Notice>
        )}
        {read ? (
          <>
            <SheetField {...read} isBusy={other.isReading} onChoose={(sheet) => void chooseSheet(sheet)} />
            <ReadTable
              key={read.sheet}
              table={read.table}
              account={account}
              onAgain={() => setRead(undefined)}
              onDone={onClose}
            />
          </>
        ) : (
          <MovementSource onTable={setRead} onClose={onClose} />
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

/** Table of a bank's list with its columns, which can be corrected, and a button to take it in. */
function ReadTable({ table, account, onAgain, onDone }: ReadTableProps) {
  const writing = useBankWriting()
  const [layout, setLayout] = useState(() => guessBankLayout(table, writing))
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [isSkipping, setIsSkipping] = useState(false)
  const read = useMemo(() => readBankSheet(table, layout, writing), [table, layout, writing])
  const bring = useBring(account, onDone)
  const beginning = useBeginning<HTMLOutputElement>()
  const taken = read.movements.filter(({ row }) => !left.has(row))
  const isTooMany = taken.length > MOST_MOVEMENTS
  const isReadable = read.problems.length === 0 || isSkipping
  const outside = read.movements.length - taken.length + (isSkipping ? read.problems.length : 0)
  return (
    <>
      <MovementColumns table={table} layout={layout} writing={writing} onChange={setLayout} />
      <output ref={beginning} tabIndex={-1} className="text-16 font-semibold outline-none">
        {read.movements.length === 0 ? copy.none : copy.found(read.movements.length, read.out)}
        {outside > 0 && <span className="block text-14 font-normal">{copy.leftOut(outside)}</span>}
      </output>
      <MovementProblems problems={read.problems} isSkipped={isSkipping} onSkip={setIsSkipping} />
      {isTooMany && <Notice tone="warning">{copy.tooMany(MOST_MOVEMENTS)}</Notice>}
      <MovementRows movements={read.movements} left={left} onLeave={setLeft} />
      {bring.failure && (
        <Notice tone="danger" live="alert">
          {bring.failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={taken.length === 0 || !isReadable || isTooMany}
          busy={bring.isBusy}
          busyLabel={copy.bringing}
          onClick={() => void bring.run(taken)}
        >
          {copy.bring(taken.length)}
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

  async function run(movements: readonly ReadMovement[]): Promise<void> {
    setIsBusy(true)
    setFailure('')
    const major = (minor: number): number => majorOf(minor, currency.mantissa)
    const sent = movements.map(({ day, amount, text }) => ({ day, amount: major(amount), text }))
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
