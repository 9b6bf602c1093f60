import type { IslandLoaders } from './islands.ts'

/**
 * Wakes an island that is in view, nearly so, or above it: a reload that leads back past an island
 * still needs it there, or what stood in it would be missing.
 */
const whenVisible = (island: HTMLElement, wake: () => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      wake()
    },
    { rootMargin: '99999px 200px 200px' },
  )
  observer.observe(island)
}

const onInteraction = (island: HTMLElement, wake: () => void) => {
  for (const event of ['focusin', 'pointerdown', 'input'])
    island.addEventListener(event, wake, { once: true, passive: true })
}

const sayNotLoaded = (form: HTMLFormElement, words = '') => {
  const notice = document.createElement('p')
  notice.className = 'island-error'
  notice.role = 'alert'
  notice.textContent = words
  form.append(notice)
}

/**
 * The message about the last attempt is outdated, and React must find the form as the server
 * rendered it.
 */
const takeBackNotLoaded = (form: HTMLFormElement) => form.querySelector('.island-error')?.remove()

/**
 * Holds back a form submitted before its island is hydrated, then lets the island submit it. If the
 * island cannot be loaded, the browser submits a form with an action itself; any other form shows
 * an error.
 */
const holdSubmit = (island: HTMLElement, awake: () => Promise<boolean>) => {
  let held = false
  const hold = async (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    event.preventDefault()
    event.stopPropagation()
    // The form is submitted only once, however often the button is pressed.
    if (held) return
    held = true
    takeBackNotLoaded(form)
    const isAwake = await awake()
    held = false
    if (isAwake) form.requestSubmit(event.submitter)
    else if (form.hasAttribute('action')) form.submit()
    else sayNotLoaded(form, island.dataset.notLoaded)
  }
  island.addEventListener('submit', hold, { capture: true })
  return () => island.removeEventListener('submit', hold, { capture: true })
}

const strategies = { visible: whenVisible, interaction: onInteraction }

/**
 * Prepares an island for waking. It wakes only once, however many signals ask. The promise resolves
 * to whether React took over.
 */
const prepare = (island: HTMLElement, loaders: IslandLoaders) => {
  let waking: Promise<boolean> | undefined
  const awake = () => {
    waking ??= import('./hydrate.tsx')
      .then(({ hydrate }) => hydrate(island, loaders))
      .then(
        () => {
          letGo()
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
  const letGo = holdSubmit(island, awake)
  const strategy = strategies[island.dataset.wake as keyof typeof strategies]
  strategy(island, awake)
}

/**
 * Wakes each island on a page when its own signal fires. React is loaded when the first one wakes.
 * Until then the page is plain HTML, and the browser can submit its forms itself.
 */
export const wakeIslands = (loaders: IslandLoaders) => {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
    prepare(island, loaders)
}
