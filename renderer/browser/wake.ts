import { showNotice } from './notice.ts'
import { isReachable } from './reachable.ts'
import type { WakeIsland } from './wake-island.ts'

/**
 * Wakes an island that is in view, nearly so, or above it: a reload that leads back past an island
 * still needs it there, or what stood in it would be missing.
 */
const whenVisible = (island: HTMLElement, wake: () => void) =>
  new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
    { rootMargin: '99999px 200px 200px' },
  ).observe(island)

const onInteraction = (island: HTMLElement, wake: () => void) => {
  for (const event of ['focusin', 'pointerdown', 'input'])
    island.addEventListener(event, wake, { once: true })
}

/**
 * Sends a form whose island is asleep. Returns true once the island is awake and may send it; that
 * only once for each message.
 */
export type SendAsleep = (form: HTMLFormElement, awake: () => Promise<boolean>) => Promise<boolean>

/**
 * Says that an island did not wake. The second time, loads the page again: browsers may remember
 * that a script could not be loaded, and not ask for it again.
 */
const sayNotLoaded = async (island: HTMLElement, form: HTMLFormElement) => {
  const isSecond = form.querySelector('.island-notice')
  showNotice(form, island.dataset.notLoaded)
  if (isSecond && (await isReachable())) (await import('./second-try.ts')).reload(form)
}

/**
 * Holds back a form submitted before its island is hydrated, then lets the island submit it. A form
 * with an action is one that can also be sent without its island.
 */
const holdSubmit = (island: HTMLElement, awake: () => Promise<boolean>, sendAsleep: SendAsleep) => {
  let held = false
  const hold = async (event: SubmitEvent) => {
    if (island.dataset.awake !== undefined) return
    const form = event.target as HTMLFormElement
    event.preventDefault()
    event.stopPropagation()
    // The button may be pressed often. `sendAsleep` sees to it itself that a message is sent once.
    if (held) return
    const canSend = form.hasAttribute('action')
    held = !canSend
    const isAwake = await (canSend ? sendAsleep(form, awake) : awake())
    held = false
    if (isAwake) form.requestSubmit(event.submitter)
    else if (!canSend) await sayNotLoaded(island, form)
  }
  island.addEventListener('submit', hold, true)
}

/**
 * Prepares an island for waking. It wakes only once, however many signals ask. The promise resolves
 * to whether React took over.
 */
const prepare = (island: HTMLElement, wakeIsland: WakeIsland, sendAsleep: SendAsleep) => {
  let waking: Promise<boolean> | undefined
  const awake = () => {
    waking ??= wakeIsland(island).then(
      () => {
        island.dataset.awake = ''
        return true
      },
      (error) => {
        console.error(error)
        // Allow the next signal to try again.
        waking = undefined
        return false
      },
    )
    return waking
  }
  holdSubmit(island, awake, sendAsleep)
  const strategy = island.dataset.wake === 'visible' ? whenVisible : onInteraction
  strategy(island, awake)
}

/**
 * Wakes each island on a page when its own signal fires. React is loaded when the first one wakes.
 * Until then the page is plain HTML, and the browser can submit its forms itself.
 */
export const wakeIslands = (wakeIsland: WakeIsland, sendAsleep: SendAsleep) => {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
    prepare(island, wakeIsland, sendAsleep)
}
