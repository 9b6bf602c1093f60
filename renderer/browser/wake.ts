import type { IslandLoaders } from './islands.ts'

const whenVisible = (island: HTMLElement, wake: () => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      wake()
    },
    { rootMargin: '200px' },
  )
  observer.observe(island)
}

const onInteraction = (island: HTMLElement, wake: () => void) => {
  for (const event of ['focusin', 'pointerdown', 'input']) island.addEventListener(event, wake, { once: true, passive: true })
}

const sayNotLoaded = (form: HTMLFormElement, words = '') => {
  const notice = document.createElement('p')
  notice.className = 'island-error'
  notice.setAttribute('role', 'alert')
  notice.textContent = words
  form.querySelector(':scope > .island-error')?.remove()
  form.append(notice)
}

/** A form sent before its island is awake is held, and sent again by the island; if that cannot load, by the browser, where it has an address. */
const holdSubmit = (island: HTMLElement, awake: () => Promise<boolean>) => {
  let held = false
  const hold = async (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    event.preventDefault()
    event.stopPropagation()
    // However often it is pressed meanwhile, it is one answer.
    if (held) return
    held = true
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

/** Waits for the sign to wake one island. Waking happens once, whoever asks; it says whether React took over. */
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
          // The next sign is a new try.
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
 * Wakes the islands of a page, each alone. Nothing of React is loaded before the first one wakes; a page whose
 * islands sleep stays plain HTML, and its forms are sent by the browser itself.
 */
export const wakeIslands = (loaders: IslandLoaders) => {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) prepare(island, loaders)
}
