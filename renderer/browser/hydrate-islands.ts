import { isReachable, reload } from './reachable.ts'

/** Loads the code of an island and hydrates it. */
export type HydrateIsland = (island: HTMLElement) => Promise<void>

/**
 * Hydrates an island that is in view, nearly so, or above it: a reload that leads back past an
 * island still needs it there, or what stood in it would be missing.
 */
const whenVisible = (island: HTMLElement, hydrate: () => void) =>
  new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && hydrate(),
    { rootMargin: '99999px 200px 200px' },
  ).observe(island)

/** Says under a form what became of it before its island is hydrated. Hydration removes it. */
const showNotice = (form: HTMLFormElement, words = '') => {
  const notice = form.querySelector('.island-notice') ?? document.createElement('p')
  notice.className = 'island-notice'
  notice.role = 'alert'
  notice.textContent = words
  form.append(notice)
}

/**
 * Says that an island was not loaded. The second time, loads the page again: browsers may cache that
 * a script could not be loaded, and not ask for it again.
 */
const sayNotLoaded = async (island: HTMLElement, form: HTMLFormElement) => {
  const isSecond = form.querySelector('.island-notice')
  showNotice(form, island.dataset.notLoaded)
  if (isSecond && (await isReachable())) reload(form)
}

/** Holds back a form submitted before its island is hydrated, then lets the island submit it. */
const delaySubmit = (island: HTMLElement, hydrated: () => Promise<boolean>) => {
  let isDelayed = false
  const delay = async (event: SubmitEvent) => {
    if ('hydrated' in island.dataset) return
    // Only a form is submitted; asking it what it is would cost every page some bytes.
    const form = event.target as HTMLFormElement
    event.preventDefault()
    event.stopPropagation()
    if (isDelayed) return
    isDelayed = true
    const isHydrated = await hydrated()
    isDelayed = false
    // React may have drawn another form in its place.
    if (isHydrated) island.querySelector('form')?.requestSubmit()
    else await sayNotLoaded(island, form)
  }
  island.addEventListener('submit', delay, true)
}

/** Hydrates an island once, however often it is asked to. */
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
        console.error(error)
        // Lets the next call try again.
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
 * Hydrates each island on a page once it is visible. React is loaded for the first one. Until then
 * the page is plain HTML.
 */
export const hydrateIslands = (hydrateIsland: HydrateIsland) => {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
    prepare(island, hydrateIsland)
}
