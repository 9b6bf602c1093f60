import { loadWords } from '../../renderer/browser/load-words.ts'
import { contactFormIn } from './ContactForm.tsx'
import { longForm } from './contact-forms.ts'

const files = import.meta.glob('./{forms,long-form}{,.*}.yaml', {
  base: '../../content/words',
  import: 'default',
})

/** The long form in the browser. Its words come beside its code: the HTML shows most of them. */
export const load = async (island: HTMLElement) => {
  const { forms, 'long-form': own } = await loadWords(files, 'forms', 'long-form')
  return contactFormIn(island, longForm, { ...forms, ...own })
}
