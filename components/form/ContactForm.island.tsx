import { loadWords } from '../../renderer/browser/load-words.ts'
import { relayOfPage } from '../leads/relay.ts'
import { ContactForm, type FormOnPage } from './ContactForm.tsx'

const files = import.meta.glob('./{forms,short-form,long-form}{,.*}.yaml', {
  base: '../../content/words',
  import: 'default',
})

/**
 * A contact form in the browser. Its words come beside its code, because the HTML shows most of
 * them; its relay and its services are on the page. The first option of the services means none.
 */
export const load = async (island: HTMLElement) => {
  const options = [...island.querySelectorAll<HTMLOptionElement>('[name=service] option')].slice(1)
  const found = {
    words: await loadWords(files, 'forms', 'short-form', 'long-form'),
    relay: relayOfPage(),
    services: Object.fromEntries(options.map(({ value, text }) => [value, text])),
  }
  return (page: FormOnPage) => <ContactForm {...page} {...found} />
}
