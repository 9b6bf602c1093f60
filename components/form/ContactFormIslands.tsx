import { business } from '../../content/index.ts'
import { languages } from '../../content/model/languages.ts'
import { say } from '../../content/model/message.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { Island } from '../../renderer/server/Island.tsx'
import { useWords } from '../../renderer/server/use-words.ts'
import { relayIn } from '../leads/configured-relay.ts'
import { adapterOf } from '../leads/relays/adapters.ts'
import LongForm from './LongForm.island.tsx'
import { mostPhotos } from './photos/most-photos.ts'
import ShortForm from './ShortForm.island.tsx'
import { serviceChoices } from './service-choices.ts'
import { longestMessage } from './TextArea.tsx'

/** Props shared by both forms. */
const useFormProps = () => {
  const { language } = useCurrentPage()
  const { otherServices: _, photos, fields, ...words } = useWords('forms')
  const { add, hint, hintWithoutFiles, notLoaded } = photos
  const relay = relayIn(language)
  const { takesFiles } = adapterOf(relay)
  const count = longestMessage.toLocaleString(languages[language].locale)
  return {
    relay,
    language,
    phone: business.phone,
    services: serviceChoices(language),
    words: {
      ...words,
      fields: { ...fields, tooLong: say(fields.tooLong, { count }) },
      photos: {
        add,
        hint: say(takesFiles ? hint : hintWithoutFiles, { most: mostPhotos }),
        notLoaded,
      },
    },
  }
}

/**
 * The short form as an island. It works as plain HTML and is hydrated when a visitor first
 * interacts with it.
 */
export const ShortFormIsland = () => {
  const { words, ...props } = useFormProps()
  const own = useWords('short-form')
  return (
    <Island
      name="ShortForm"
      component={ShortForm}
      wake="interaction"
      native
      props={{ ...props, words: { ...words, ...own } }}
    />
  )
}

/** The long form as an island, hydrated the same way. */
export const LongFormIsland = () => {
  const { words, ...props } = useFormProps()
  const own = useWords('long-form')
  return (
    <Island
      name="LongForm"
      component={LongForm}
      wake="interaction"
      native
      props={{ ...props, words: { ...words, ...own } }}
    />
  )
}
