import { defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { unmarked } from '../../content/schema/source-marks.ts'
import { business, siteIn } from '../../renderer/content/site.ts'
import { wordsOf } from '../../renderer/content/words.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { Island } from '../../renderer/server/Island.tsx'
import { useWords } from '../../renderer/server/use-words.ts'
import { relayIn } from '../leads/configured-relay.tsx'
import type { Choices } from './ChoiceFields.tsx'
import { ContactForm, type FormOnPage } from './ContactForm.tsx'
import type { contactForms } from './contact-forms.tsx'

/** Every service, then options that have no page, by what is the same in every language. */
const serviceNames = (language: Language): Choices => {
  const services = siteIn(language).services.map(({ slug, choice, title }) => [
    slug,
    choice ?? title,
  ])
  return { ...Object.fromEntries(services), ...wordsOf('forms', language).otherServices }
}

/** What a visitor can ask for, by its English name, which is what the office reads. Server only. */
const serviceChoices = (language: Language): Choices => {
  const names = serviceNames(language)
  const inEnglish = Object.entries(serviceNames(defaultLanguage))
  return Object.fromEntries(inEnglish.map(([key, value]) => [unmarked(value), names[key] ?? value]))
}

/**
 * A contact form as an island. It works as plain HTML and is hydrated when a visitor first
 * interacts with it. Its words, its services and the relay are no properties: the browser loads the
 * words beside its code, and finds the rest on the page.
 */
export const ContactFormIsland = ({ kind }: { kind: keyof typeof contactForms }) => {
  const { language } = useCurrentPage()
  const found = {
    words: {
      forms: useWords('forms'),
      'short-form': useWords('short-form'),
      'long-form': useWords('long-form'),
    },
    relay: relayIn(language),
    services: serviceChoices(language),
  }
  const page: FormOnPage = {
    kind,
    language,
    phone: business.phone,
    replyHours: business.commitments.replyHours,
  }
  return (
    <Island
      name="ContactForm"
      component={(props: FormOnPage) => <ContactForm {...props} {...found} />}
      on="interaction"
      native
      props={page}
    />
  )
}
