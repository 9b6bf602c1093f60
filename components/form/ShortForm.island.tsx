import { loadWords } from '../../renderer/browser/load-words.ts'
import { relayOfPage } from '../leads/relay-of-page.ts'
import type { FormOnPage } from './ContactForm.tsx'
import { ShortForm } from './ShortForm.tsx'
import { servicesIn } from './services-in.ts'

const files = import.meta.glob('./{forms,short-form}{,.*}.yaml', {
  base: '../../content/words',
  import: 'default',
})

/** The short form in the browser. Its words come beside its code: the HTML shows most of them. */
export const load = async (island: HTMLElement) => {
  const { forms, 'short-form': own } = await loadWords(files, 'forms', 'short-form')
  const words = { ...forms, ...own }
  const found = { relay: relayOfPage(), services: servicesIn(island), words }
  return (props: FormOnPage) => <ShortForm {...props} {...found} />
}
