import type { ComponentType } from 'react'
import { languages } from '../../content/schema/languages.ts'
import { business } from '../../renderer/content/site.ts'
import type { Words } from '../../renderer/content/words.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { Island } from '../../renderer/server/Island.tsx'
import { useWords } from '../../renderer/server/use-words.ts'
import { relayIn } from '../leads/configured-relay.ts'
import type { ContactFormProps, FormOnPage } from './ContactForm.tsx'
import { LongForm } from './LongForm.tsx'
// The previews come later, when the page has its styles already.
import './photos/PhotoPreviews.tsx'
import { ShortForm } from './ShortForm.tsx'
import { serviceChoices } from './service-choices.ts'

type FormIslandProps<Subject extends 'short-form' | 'long-form'> = {
  name: string
  /** Of the words that only this form has. */
  subject: Subject
  form: ComponentType<ContactFormProps<Words<Subject>>>
}

/**
 * A contact form as an island. It works as plain HTML and is hydrated when a visitor first
 * interacts with it. Its words, its services and the relay are no properties: the browser loads the
 * words beside its code, and finds the rest on the page.
 */
const FormIsland = <Subject extends 'short-form' | 'long-form'>({
  name,
  subject,
  form: Form,
}: FormIslandProps<Subject>) => {
  const { language } = useCurrentPage()
  const words = { ...useWords('forms'), ...useWords(subject) }
  const given: FormOnPage = {
    language,
    locale: languages[language].locale,
    phone: business.phone,
  }
  const relay = relayIn(language)
  const services = serviceChoices(language)
  return (
    <Island
      name={name}
      component={(page: FormOnPage) => (
        <Form {...page} relay={relay} services={services} words={words} />
      )}
      wake="interaction"
      native
      props={given}
    />
  )
}

export const ShortFormIsland = () => (
  <FormIsland name="ShortForm" subject="short-form" form={ShortForm} />
)

export const LongFormIsland = () => (
  <FormIsland name="LongForm" subject="long-form" form={LongForm} />
)
