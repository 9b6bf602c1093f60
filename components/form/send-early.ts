import { showNotice } from '../../renderer/browser/notice.ts'
import { isReachable } from '../../renderer/browser/reachable.ts'
import { earlyLead, storeEarly } from '../leads/early.ts'
import { sentByBrowserKey } from '../leads/outbox/waiting.ts'

/** How long to wait for the script of the form and then for a connection, in milliseconds. */
const scriptTimeout = 12_000

const after = (time: number) => new Promise((resolve) => setTimeout(resolve, time, false))

const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))

/** The id of the message that is being sent. */
let underway = ''

/**
 * Sends a contact form that was submitted before its island was hydrated. The message is stored
 * first, so that it is not lost whatever happens next. Then the island sends it: returns true once
 * it is hydrated. If it is not, the browser sends the form itself, but only if the site can be
 * reached: otherwise its error page would take the place of this one.
 */
export const sendEarly = async (
  form: HTMLFormElement,
  hydrated: () => Promise<boolean>,
): Promise<boolean> => {
  const lead = earlyLead(form)
  // However often the button is pressed, a message is sent once.
  if (underway === lead.id) return false
  underway = lead.id
  // A lead stays stored, even if storage fails later.
  let stored = false
  // The next page may send it then, and this one must not, should it come back.
  let left = false
  const leave = () => {
    left = stored
    if (left) storeEarly(lead, 0).catch(console.error)
  }
  addEventListener('pagehide', leave)
  const end = () => {
    removeEventListener('pagehide', leave)
    underway = ''
  }
  // What is typed later is another message, which nobody has sent yet.
  const isTyped = () => !left && earlyLead(form).id === lead.id
  while (isTyped()) {
    const storing = storeEarly(lead).then(() => {
      stored = true
    })
    await Promise.race([storing, after(1000)]).catch(() => {})
    const tell = () => showNotice(form, form.dataset[stored ? 'kept' : 'notKept'])
    const slow = setTimeout(tell, 4000)
    const isHydrated = await Promise.race([hydrated(), after(scriptTimeout)])
    clearTimeout(slow)
    if (isHydrated) {
      end()
      return isTyped()
    }
    if ((await isReachable()) && isTyped()) {
      // The browser would send photos as they are, with their place. Without a name it sends none.
      form.querySelector('[type=file]')?.removeAttribute('name')
      end()
      form.submit()
      // Last, because it fails where storage is blocked. The outbox then sends the lead once more.
      sessionStorage.setItem(sentByBrowserKey, lead.id)
      return false
    }
    tell()
    await Promise.race([online(), after(scriptTimeout)])
  }
  end()
  return false
}
