import { notBroughtCopy } from '@mostrador/copy/not-brought'
import { createStandIns } from '@mostrador/ui/not-brought.tsx'

/** What stands for a part that could not be brought. */
export const standInFor = createStandIns(notBroughtCopy)
