import { addBrand } from './add-brand.ts'
import { addLocal } from './add-local.ts'
import { listLocals } from './list-locals.ts'

/** The locals of a company: all of them, and one more. */
export const localHandlers = { listLocals, addLocal, addBrand }
