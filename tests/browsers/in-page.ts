/** What runs in the page. Each function stands alone, because only its text goes there. */

/** What is to be clicked must not be on its way to another place. */
export const scrollAtOnce = () => {
  document.documentElement.style.scrollBehavior = 'auto'
}

/** What of the first view, and of forms, the right edge cuts off. */
export const cutOff = () =>
  [...document.querySelectorAll('h1, h1 ~ p, main section:first-of-type a, form')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth)
    .map((element) => element.outerHTML.slice(0, 80))

/** How many rows of stars lie on the text beside them. */
export const starsOnText = () =>
  [...document.querySelectorAll('[class*="Stars-stars"]')].filter((stars) => {
    const last = stars.lastElementChild?.getBoundingClientRect().right ?? 0
    const text = stars.nextElementSibling
    return text?.matches(':not(.sr)') && text.getBoundingClientRect().left < last
  }).length

export const dockIsInView = () => {
  const dock = document.querySelector('aside[class*="dock"]')
  return (
    dock?.checkVisibility({ visibilityProperty: true }) === true &&
    dock.getBoundingClientRect().top < innerHeight - 10
  )
}

export const scrollDown = () => scrollTo({ top: 1200, behavior: 'instant' })

export const chooseService = () => {
  const service = document.querySelector<HTMLSelectElement>('[name="service"]')
  if (!service) return
  service.selectedIndex = 2
  service.dispatchEvent(new Event('change', { bubbles: true }))
}

export const stepShown = () =>
  document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')

export const scrollToEndOfIsland = () => {
  const { bottom = 0 } = document.querySelector('[data-island]')?.getBoundingClientRect() ?? {}
  scrollTo({ top: scrollY + bottom - innerHeight, behavior: 'instant' })
}

/** Whether some of the island is in view that is as tall as a result. */
export const islandIsInView = () => {
  const { top = 0, bottom = 0 } =
    document.querySelector('[data-island]')?.getBoundingClientRect() ?? {}
  return bottom - top > 2000 && top < innerHeight && bottom > 0
}

export const definitionIsShown = () =>
  document
    .querySelector('[interestfor] + [popover] a')
    ?.checkVisibility({ visibilityProperty: true }) ?? false

export const middleOfTerm = () => {
  const { left, top, width, height } =
    document.querySelector('[interestfor]')?.getBoundingClientRect() ?? new DOMRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
}
