import { business } from '../../content/index.ts'
import { Island } from '../../renderer/Island.tsx'
import { configuredRelay } from '../leads/configured-relay.ts'
import { ShortForm } from './ShortForm.tsx'

/** The short form on a page. It works as plain HTML, and wakes when a visitor first touches it. */
export const ShortFormIsland = () => (
  <Island name="ShortForm" component={ShortForm} wake="interaction" props={{ relay: configuredRelay, phone: business.phone }} />
)
