import { defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { unmarked } from '../../content/schema/source-marks.ts'
import { business, type ServiceSummary, siteIn } from '../../renderer/content/site.ts'
import { wordsOf } from '../../renderer/content/words.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { Island } from '../../renderer/server/Island.tsx'
import { useWords } from '../../renderer/server/use-words.ts'
import { relayIn } from '../leads/configured-relay.tsx'
import type { Choices } from './ChoiceFields.tsx'
import { ContactForm, type FormOnPage } from './ContactForm.tsx'
import type { contactForms } from './contact-forms.tsx'

const nameOf = ({ choice, title }: ServiceSummary) => choice ?? title

/**
 * What a visitor can ask for: every service, then options that have no page, each by its English
 * name, which is what the office reads. Server only.
 */
const serviceChoices = (language: Language): Choices => {
  const translated = new Map(siteIn(language).services.map((service) => [service.slug, service]))
  const names: Choices = wordsOf('forms', language).otherServices
  const choices = [
    ...siteIn(defaultLanguage).services.map((service) => [
      nameOf(service),
      nameOf(translated.get(service.slug) ?? service),
    ]),
    ...Object.entries(wordsOf('forms', defaultLanguage).otherServices).map(([key, value]) => [
      value,
      names[key] ?? value,
    ]),
  ]
  return Object.fromEntries(choices.map(([value = '', name = '']) => [unmarked(value), name]))
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
