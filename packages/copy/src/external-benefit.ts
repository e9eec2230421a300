/** What a diner reads of what an external loyalty partner gives. */
export const externalBenefitCopy = {
  title: 'Tu beneficio',
}
