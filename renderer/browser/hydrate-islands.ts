import { isReachable, reload } from './reachable.ts'

export type HydrateIsland = (island: HTMLElement) => Promise<void>

/**
 * Hydrates an island in view, close to it, or above it: after a reload further down the page,
 * islands above must hydrate too, or their content would be missing.
 */
const whenVisible = (island: HTMLElement, hydrate: () => void) =>
  new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && hydrate(),
    { rootMargin: '99999px 200px 200px' },
  ).observe(island)

/** Shows a notice under a form until its island is hydrated. Hydration removes it. */
const showNotice = (form: HTMLFormElement, words = '') => {
  const notice = form.querySelector('.island-notice') ?? document.createElement('p')
  notice.className = 'island-notice'
  notice.role = 'alert'
  notice.textContent = words
  form.append(notice)
}

/**
 * Reports that an island could not be loaded. The second time, reloads the page: browsers may cache
 * a failed script and not ask for it again.
 */
const reportNotLoaded = async (island: HTMLElement, form: HTMLFormElement) => {
  const isSecond = form.querySelector('.island-notice')
  showNotice(form, island.dataset.notLoaded)
  if (isSecond && (await isReachable())) reload(form)
}

/** Delays a submit until the island is hydrated, then lets the island handle it. */
const delaySubmit = (island: HTMLElement, hydrated: () => Promise<boolean>) => {
  let isDelayed = false
  const delay = async (event: SubmitEvent) => {
    if ('hydrated' in island.dataset) return
    // Only forms are submitted, and a type check would cost every page a few bytes.
    const form = event.target as HTMLFormElement
    event.preventDefault()
    event.stopPropagation()
    if (isDelayed) return
    isDelayed = true
    const isHydrated = await hydrated()
    isDelayed = false
    // React may have replaced the form.
    if (isHydrated) island.querySelector('form')?.requestSubmit()
    else await reportNotLoaded(island, form)
  }
  island.addEventListener('submit', delay, true)
}

/** Hydrates an island once, no matter how often it is asked to. */
const prepare = (island: HTMLElement, hydrateIsland: HydrateIsland) => {
  let hydrating: Promise<boolean> | undefined
  /** Resolves to whether React took over. */
  const hydrated = () => {
    hydrating ??= hydrateIsland(island).then(
      () => {
        island.dataset.hydrated = ''
        return true
      },
      (error) => {
        // Later, because Firefox fails what a page loads when it is left, which is no fault.
        setTimeout(console.error, 0, error)
        // Lets the next call retry.
        hydrating = undefined
        return false
      },
    )
    return hydrating
  }
  delaySubmit(island, hydrated)
  whenVisible(island, hydrated)
}

/**
 * Hydrates each island once it is visible, and loads React for the first one. Until then the page
 * is plain HTML.
 */
export const hydrateIslands = (hydrateIsland: HydrateIsland) => {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
    prepare(island, hydrateIsland)
}
