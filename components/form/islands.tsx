import { business } from '../../content/index.ts'
import { Island } from '../../renderer/server/Island.tsx'
import { configuredRelay } from '../leads/configured-relay.ts'
import LongForm from './LongForm.island.tsx'
import ShortForm from './ShortForm.island.tsx'

const props = { relay: configuredRelay, phone: business.phone }

/** The short form on a page. It works as plain HTML, and wakes when a visitor first touches it. */
export const ShortFormIsland = () => <Island name="ShortForm" component={ShortForm} wake="interaction" props={props} />

/** The long form on a page, likewise. */
export const LongFormIsland = () => <Island name="LongForm" component={LongForm} wake="interaction" props={props} />
