import { loadWords } from '../../renderer/browser/load-words.ts'
import { relayOfPage } from '../leads/relay-of-page.ts'
import type { FormOnPage } from './ContactForm.tsx'
import { LongForm } from './LongForm.tsx'

const files = import.meta.glob('./{forms,long-form}{,.*}.yaml', {
  base: '../../content/words',
  import: 'default',
})

/** The long form in the browser. Its words come beside its code: the HTML shows most of them. */
export const load = async () => {
  const { forms, 'long-form': own } = await loadWords(files, 'forms', 'long-form')
  const words = { ...forms, ...own }
  const relay = relayOfPage()
  return (props: FormOnPage) => <LongForm {...props} relay={relay} words={words} />
}
