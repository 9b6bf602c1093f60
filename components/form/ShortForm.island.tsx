import { loadWords } from '../../renderer/browser/load-words.ts'
import { relayOfPage } from '../leads/relay-of-page.ts'
import type { FormOnPage } from './ContactForm.tsx'
import { ShortForm } from './ShortForm.tsx'

const files = import.meta.glob('./{forms,short-form}{,.*}.yaml', {
  base: '../../content/words',
  import: 'default',
})

/** The short form in the browser. Its words come beside its code: the HTML shows most of them. */
export const load = async () => {
  const { forms, 'short-form': own } = await loadWords(files, 'forms', 'short-form')
  const words = { ...forms, ...own }
  const relay = relayOfPage()
  return (props: FormOnPage) => <ShortForm {...props} relay={relay} words={words} />
}
