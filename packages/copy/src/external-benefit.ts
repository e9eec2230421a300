/** Sentences about the benefits of an external loyalty partner. */
export const externalBenefitCopy = {
  title: 'Tu beneficio',
}
