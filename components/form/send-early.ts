import { showNotice } from '../../renderer/browser/notice.ts'
import { isReachable } from '../../renderer/browser/reachable.ts'
import { earlyLead } from '../leads/early/early-lead.ts'
import { keepEarly } from '../leads/early/keep-early.ts'
import { noteKey } from '../leads/early/sent-by-browser.ts'

/**
 * How long to wait for a database, after how long a visitor is told, and how long to wait for the
 * script of the form and then for a connection, in milliseconds.
 */
const storagePatience = 1000
const silence = 4000
const patience = 12_000

const after = (time: number) => new Promise<false>((resolve) => setTimeout(resolve, time, false))

const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))

/** The message that is being sent. */
let underway = ''

/**
 * Sends a contact form that was submitted before its island was awake. The message is kept first,
 * so that it is not lost whatever happens next. Then the island sends it: returns true once it is
 * awake. If it does not wake, the browser sends the form itself, but only if the site can be
 * reached: otherwise its error page would take the place of this one.
 */
export const sendEarly = async (
  form: HTMLFormElement,
  awake: () => Promise<boolean>,
): Promise<boolean> => {
  const lead = earlyLead(form)
  // However often the button is pressed, a message is sent once.
  if (underway === lead.id) return false
  underway = lead.id
  // Once kept stays kept, even if storage fails later.
  let kept = false
  // The next page may send it then, and this one must not, should it come back.
  let left = false
  const leave = () => {
    left = kept
    if (left) keepEarly(lead, 0).catch(console.error)
  }
  addEventListener('pagehide', leave)
  const end = () => {
    removeEventListener('pagehide', leave)
    underway = ''
  }
  // What is typed later is another message, which nobody has sent yet.
  const isTyped = () => !left && earlyLead(form).id === lead.id
  while (isTyped()) {
    const keeping = Promise.race([keepEarly(lead), after(storagePatience)])
    kept = (await keeping.catch(() => false)) || kept
    const tell = () => showNotice(form, form.dataset[kept ? 'kept' : 'notKept'])
    const slow = setTimeout(tell, silence)
    const isAwake = await Promise.race([awake(), after(patience)])
    clearTimeout(slow)
    if (isAwake) {
      end()
      return isTyped()
    }
    if ((await isReachable()) && isTyped()) {
      // The browser would send photos as they are, with their place. Without a name it sends none.
      form.querySelector('[type=file]')?.removeAttribute('name')
      end()
      form.submit()
      // Last, because it fails where storage is blocked. The outbox then sends the lead once more.
      sessionStorage.setItem(noteKey, lead.id)
      return false
    }
    tell()
    await Promise.race([online(), after(patience)])
  }
  end()
  return false
}
