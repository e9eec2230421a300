/** Where this tab keeps the user of a loyalty partner. */
export const EXTERNAL_USER_KEY = 'mostrador.external-user'

/** What a partner's link says of its user. */
export const EXTERNAL_USER_FIELDS = ['partner', 'externalUserId', 'userToken'] as const

/**
 * A script for the head of the document: keeps the user of a partner's link at once, since whoever taps a plate before
 * the scripts are there goes on to another document without what the link said. Whoever reads it judges it.
 */
export const rememberExternalUser = [
  '(()=>{let q=new URLSearchParams(location.search),u={}',
  `;for(let f of ${JSON.stringify(EXTERNAL_USER_FIELDS)})if(!(u[f]=q.get(f)))return`,
  `;try{sessionStorage.setItem("${EXTERNAL_USER_KEY}",JSON.stringify(u))}catch{}})()`,
].join('')
