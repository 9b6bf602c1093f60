import { loadWords } from '../../renderer/browser/load-words.ts'
import { contactFormIn } from './ContactForm.tsx'
import { shortForm } from './contact-forms.ts'

const files = import.meta.glob('./{forms,short-form}{,.*}.yaml', {
  base: '../../content/words',
  import: 'default',
})

/** The short form in the browser. Its words come beside its code: the HTML shows most of them. */
export const load = async (island: HTMLElement) => {
  const { forms, 'short-form': own } = await loadWords(files, 'forms', 'short-form')
  return contactFormIn(island, shortForm, { ...forms, ...own })
}
