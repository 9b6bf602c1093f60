import { relayPattern } from '../web-address.ts'
import { type Check, problemAt } from './content.ts'

const isAddress = new RegExp(relayPattern)

/** A build with a relay that is no address would lose every lead. */
export const checkRelay: Check = ({ files, formRelay = '' }) =>
  isAddress.test(formRelay)
    ? []
    : files
        .filter(({ path }) => path === 'content/business.yaml')
        .map((file) =>
          problemAt(
            file,
            ['relay', 'endpoint'],
            `relay.endpoint: FORM_RELAY in the environment is "${formRelay}", which stands in for this and is no address; begin it with https://, or unset it`,
          ),
        )
