import { defaultLanguage, type Language, languages } from '../../content/schema/languages.ts'
import { unmarked } from '../../content/schema/source-marks.ts'
import { business, type ServiceSummary, siteIn } from '../../renderer/content/site.ts'
import { type Words, wordsOf } from '../../renderer/content/words.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { Island } from '../../renderer/server/Island.tsx'
import { useWords } from '../../renderer/server/use-words.ts'
import { relayIn } from '../leads/configured-relay.tsx'
import type { Choices } from './ChoiceFields.tsx'
import { ContactForm, type FormOnPage } from './ContactForm.tsx'
import { type ContactFormKind, longForm, shortForm } from './contact-forms.ts'

const nameOf = ({ choice, title }: ServiceSummary) => choice ?? title

/**
 * What a visitor can ask for: every service, then options that have no page, each by its English
 * name, which is what the office reads. Server only.
 */
const serviceChoices = (language: Language): Choices => {
  const translated = new Map(siteIn(language).services.map((service) => [service.slug, service]))
  const services = siteIn(defaultLanguage).services.map((service): [string, string] => [
    nameOf(service),
    nameOf(translated.get(service.slug) ?? service),
  ])
  const names: Choices = wordsOf('forms', language).otherServices
  const others = Object.entries(wordsOf('forms', defaultLanguage).otherServices).map(
    ([key, value]): [string, string] => [value, names[key] ?? value],
  )
  return Object.fromEntries(
    [...services, ...others].map(([value, name]) => [unmarked(value), name]),
  )
}

type FormIslandProps<OwnWords> = {
  name: string
  kind: ContactFormKind<OwnWords>
  words: Words<'forms'> & OwnWords
}

/**
 * A contact form as an island. It works as plain HTML and is hydrated when a visitor first
 * interacts with it. Its words, its services and the relay are no properties: the browser loads the
 * words beside its code, and finds the rest on the page.
 */
const FormIsland = <OwnWords,>({ name, ...form }: FormIslandProps<OwnWords>) => {
  const { language } = useCurrentPage()
  const given: FormOnPage = {
    language,
    locale: languages[language].locale,
    phone: business.phone,
  }
  const found = { ...form, relay: relayIn(language), services: serviceChoices(language) }
  return (
    <Island
      name={name}
      component={(page: FormOnPage) => <ContactForm {...page} {...found} />}
      on="interaction"
      native
      props={given}
    />
  )
}

export const ShortFormIsland = () => {
  const words = { ...useWords('forms'), ...useWords('short-form') }
  return <FormIsland name="ShortForm" kind={shortForm} words={words} />
}

export const LongFormIsland = () => {
  const words = { ...useWords('forms'), ...useWords('long-form') }
  return <FormIsland name="LongForm" kind={longForm} words={words} />
}
