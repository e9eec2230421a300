/** Makes so many tokens of a good card, as the fields of the built-in bank do in a browser. */
export async function cardTokens(
  url: string,
  { branchId, count }: { readonly branchId: string; readonly count: number },
): Promise<readonly string[]> {
  const ask = async (path: string, body: object): Promise<Record<string, string>> => {
    const answer = await fetch(`${url}/sandbox-pay/v1/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as Record<string, string>
  }
  const seal = async (type: string, value: string) => (await ask('card-parts', { type, value })).part
  const parts = {
    cardNumber: await seal('cardNumber', '4509953566233704'),
    expirationDate: await seal('expirationDate', '1130'),
    securityCode: await seal('securityCode', '123'),
  }
  const tokens: string[] = []
  for (let made = 0; made < count; made += 1)
    tokens.push(
      (await ask('card-tokens', { publicKey: `pk_${branchId}`, parts, cardholderName: 'APRO' })).id ?? '',
    )
  return tokens
}
