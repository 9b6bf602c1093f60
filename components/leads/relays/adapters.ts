import { formspree } from './formspree.ts'
import { formSubmit } from './formsubmit.ts'
import type { Adapter, Relay } from './relay.ts'
import { web3forms } from './web3forms.ts'

const adapters: Record<Relay['service'], Adapter> = {
  FormSubmit: formSubmit,
  Formspree: formspree,
  Web3Forms: web3forms,
}

/** How to talk to a relay. */
export const adapterOf = ({ service }: Pick<Relay, 'service'>): Adapter => adapters[service]
