import { type Adapter, isBusy, jsonOf } from './relay.ts'

/** web3forms.com: one address for all customers; the access key identifies the mailbox. */
export const web3forms: Adapter = {
  endpoint: ({ endpoint }) => endpoint,
  controls: ({ accessKey = '', next, copyTo }, subject) => ({
    access_key: accessKey,
    subject,
    redirect: next,
    ...(copyTo === undefined ? {} : { ccemail: copyTo }),
  }),
  honeypot: 'botcheck',
  takesFiles: false,
  verdict: (status, body) => {
    if (isBusy(status)) return 'busy'
    return status < 400 && String(jsonOf(body)?.success) === 'true' ? 'delivered' : 'refused'
  },
}
