/** Under which key a brand's accounts are kept. */
export const accountsKey = (branchId: string) => ['payment-accounts', branchId] as const
