import { say } from '../../../content/schema/message.ts'
import { loadWords } from '../../../renderer/browser/load-data.ts'
import { type Lead, referenceOf } from '../lead.ts'

const note = document.createElement('p')
note.className = 'wrap'
note.role = 'alert'
// Styled inline, because few pages ever need it.
Object.assign(note.style, { paddingBlock: '1rem', fontWeight: '600' })

/** Tells a visitor at the top of the page that their leads keep failing. */
export const reportUndelivered = async (leads: readonly Lead[]): Promise<void> => {
  const { undelivered } = await loadWords('undelivered')
  const number = document.querySelector('header .tel')?.textContent ?? ''
  const code = leads.map(referenceOf).join(', ')
  document.getElementById('main')?.prepend(note)
  note.textContent = say(undelivered.note, { number, code })
}
