import { notBroughtCopy } from '@mostrador/copy/not-brought'
import { createStandIns } from '@mostrador/ui/not-brought.tsx'

/** Placeholder for a part that could not be loaded. */
export const standInFor = createStandIns(notBroughtCopy)
