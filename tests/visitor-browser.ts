/**
 * What the browsers of visitors do to the pages that they show. The functions run in the page and stand
 * alone: `await page.evaluate(translatePage, 'fr')`.
 */

/**
 * Translates a page as the translator built into browsers does: each text node gives way to two nested
 * `<font>`s, what appears later is translated too, and the language of the document changes.
 */
export const translatePage = (language: string): void => {
  const leftAlone = 'script, style, textarea, noscript, font, [translate=no]'
  const translate = (text: Text) => {
    const said = text.data.trim()
    if (!said || !text.parentElement || text.parentElement.closest(leftAlone)) return
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).textContent = `«${said}»`
    text.replaceWith(outer)
  }
  const translateAll = (root: Node) => {
    const texts = root instanceof Text ? [root] : []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(translate)
  }
  const changes = { childList: true, subtree: true, characterData: true }
  const observer = new MutationObserver((records) => {
    observer.disconnect()
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) translate(target)
      for (const node of addedNodes) if (node.isConnected) translateAll(node)
    }
    observer.observe(document.body, changes)
  })
  document.documentElement.lang = language
  translateAll(document.body)
  observer.observe(document.body, changes)
}

/** Puts an element beside every field, as password managers and writing aids do. */
export const extendPage = (): void => {
  for (const field of document.querySelectorAll('input, textarea')) {
    const icon = document.createElement('div')
    icon.setAttribute('data-extension', '')
    icon.style.cssText = 'position: absolute; width: 16px; height: 16px'
    field.after(icon)
  }
}

/** Fills a field in with events that only the page's own world dispatches, as some in-app browsers do. */
export const fillInPage = ([selector, value]: readonly [string, string]): void => {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)
  if (!field) throw new Error(`There is no ${selector}.`)
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
