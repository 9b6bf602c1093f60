import { loadWords } from '../../renderer/browser/load-words.ts'
import { relayOfPage } from '../leads/relay-of-page.ts'
import type { FormOnPage } from './ContactForm.tsx'
import { LongForm } from './LongForm.tsx'
import { servicesIn } from './services-in.ts'

const files = import.meta.glob('./{forms,long-form}{,.*}.yaml', {
  base: '../../content/words',
  import: 'default',
})

/** The long form in the browser. Its words come beside its code: the HTML shows most of them. */
export const load = async (island: HTMLElement) => {
  const { forms, 'long-form': own } = await loadWords(files, 'forms', 'long-form')
  const words = { ...forms, ...own }
  const found = { relay: relayOfPage(), services: servicesIn(island), words }
  return (props: FormOnPage) => <LongForm {...props} {...found} />
}
