import type { Page } from 'playwright/test'

/**
 * What would spoil a page on paper: parts on every sheet, controls, dark areas, hidden answers. A term of the
 * glossary is a button on a screen and a word on paper.
 */
const blots = () => {
  const describe = (element: Element) => `${element.tagName} ${element.className}`.trim()
  const brightness = (color: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? []
    return alpha === 0 ? 255 : (red + green + blue) / 3
  }
  const all = [...document.body.querySelectorAll('*')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  const found = (spoils: (element: Element, style: CSSStyleDeclaration) => boolean) =>
    all.filter((element) => spoils(element, getComputedStyle(element))).map(describe)
  return {
    onEverySheet: found((_, { position }) => /fixed|sticky/.test(position)),
    controls: found((element) =>
      element.matches('button:not([interestfor]), form, #toasts, body > aside'),
    ),
    dark: found(
      (_, { backgroundColor, printColorAdjust }) =>
        brightness(backgroundColor) < 200 && printColorAdjust !== 'exact',
    ),
    pale: found((_, { color }) => brightness(color) > 200),
    hiddenAnswers: [...document.querySelectorAll('main details p')]
      .filter((answer) => !answer.closest('form') && !answer.checkVisibility())
      .map(describe),
  }
}

export const clean = { onEverySheet: [], controls: [], dark: [], pale: [], hiddenAnswers: [] }

/** Shows a page as it is printed, and says what would spoil it. */
export const printed = async (page: Page) => {
  await page.emulateMedia({ media: 'print' })
  return page.evaluate(blots)
}
