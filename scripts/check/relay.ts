import { relayPattern } from '../../content/schema/web-address.ts'
import { problemAt } from '../../renderer/content/content-folder.ts'
import type { Check } from './rule.ts'

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
