import { business } from '../../content/index.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { Island } from '../../renderer/server/Island.tsx'
import { useWords } from '../../renderer/server/use-words.ts'
import { configuredRelay } from '../leads/configured-relay.ts'
import LongForm from './LongForm.island.tsx'
import ShortForm from './ShortForm.island.tsx'
import { serviceChoices } from './service-choices.ts'

/** What both forms are given. */
const useFormProps = () => {
  const { otherServices: _, ...words } = useWords('forms')
  return { relay: configuredRelay, phone: business.phone, services: serviceChoices(useCurrentPage().language), words }
}

/** The short form on a page. It works as plain HTML, and wakes when a visitor first touches it. */
export const ShortFormIsland = () => {
  const { words, ...props } = useFormProps()
  const own = useWords('short-form')
  return <Island name="ShortForm" component={ShortForm} wake="interaction" props={{ ...props, words: { ...words, ...own } }} />
}

/** The long form on a page, likewise. */
export const LongFormIsland = () => {
  const { words, ...props } = useFormProps()
  const own = useWords('long-form')
  return <Island name="LongForm" component={LongForm} wake="interaction" props={{ ...props, words: { ...words, ...own } }} />
}
