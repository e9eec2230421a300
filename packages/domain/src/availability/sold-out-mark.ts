/**
 * Kinds of things that staff mark as sold out; an ingredient takes along the things made with it.
 */
export const SOLD_OUT_KINDS = ['PLATE', 'SIZE', 'GARNISH', 'INGREDIENT'] as const

export type SoldOutKind = (typeof SOLD_OUT_KINDS)[number]

/**
 * Mark of a thing, and until when (null: until staff say otherwise). An ingredient is identified
 * by its name, everything else by its id.
 */
export type SoldOutMark = {
  readonly kind: SoldOutKind
  readonly id: string
  readonly until: Date | null
}
