import { menuImportCopy } from '@mostrador/copy/menu-import'
import { SelectField } from '@mostrador/ui/select-field.tsx'

type SheetFieldProps = {
  /** Sheet that is read; undefined for a list from no workbook. */
  readonly sheet?: string
  readonly sheets?: readonly string[]
  readonly isBusy: boolean
  readonly onChoose: (sheet: string) => void
}

/** Choice of a workbook's sheet, where it has several. */
export const SheetField = ({ sheet = '', sheets = [], isBusy, onChoose }: SheetFieldProps) =>
  sheets.length > 1 && (
    <SelectField
      label={menuImportCopy.sheet}
      value={sheet}
      disabled={isBusy}
      options={sheets.map((value) => ({ value, label: value }))}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
