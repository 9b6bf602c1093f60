import type { Page } from 'playwright/test'

/**
 * The changes that browsers of visitors make to pages. The functions run in the page and are
 * self-contained: `await page.evaluate(translatePage, 'fr')`.
 */

/**
 * Translates a page as the translators built into browsers do: each text node is replaced by two
 * nested `<font>`s, later text is translated too, and the language of the document changes.
 * @param marks around what is translated.
 */
export const translatePage = (language: string, [before, after] = ['«', '»']): void => {
  const leftAlone = 'script, style, svg, textarea, noscript, font, [translate=no]'
  const translate = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(leftAlone)) return
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = text.data.replace(/\S(?:[\s\S]*\S)?/, `${before}$&${after}`)
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

/** Puts an invisible empty copy before and after each text field, as some extensions do. */
export const copyFields = (): void => {
  for (const field of document.querySelectorAll('form [autocomplete], form textarea'))
    for (const place of ['before', 'after'] as const) {
      const copy = field.cloneNode() as HTMLInputElement
      Object.assign(copy, { value: '', hidden: true, required: false, id: '' })
      field[place](copy)
    }
}

/** Replaces a form with a copy, as extensions do. */
export const replaceForm = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-contact]')
  const copy = form?.cloneNode(true) as HTMLFormElement
  const [from, to] = [form, copy].map((one) => one?.elements.namedItem('service'))
  if (from instanceof HTMLSelectElement) Object.assign(to ?? {}, { value: from.value })
  form?.replaceWith(copy)
}

/** Fills a field in with events that only the page's own world dispatches, as some in-app browsers do. */
export const fillInPage = ([selector, value]: readonly [string, string]): void => {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)
  if (!field) throw new Error(`There is no ${selector}.`)
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Makes React fail to remove an element of an island, once or more often. */
export const loseElements = (times: number): void => {
  const { removeChild } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const isPart = this instanceof Element && this.closest('[data-island]')
    if (isPart && child instanceof Element && times-- > 0) throw new Error('An element is gone')
    return removeChild.call(this, child) as T
  }
}

/** Removes features that came after the oldest supported browsers: Chrome 120, Firefox 125, Safari 17. */
export const forgetFeatures = (): void => {
  for (const [owner, names] of [
    [HTMLButtonElement.prototype, ['command']],
    [Document.prototype, ['startViewTransition', 'caretPositionFromPoint', 'prerendering']],
    [Element.prototype, ['checkVisibility', 'moveBefore']],
    [Navigator.prototype, ['locks', 'scheduling']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [URL, ['parse']],
    [AbortSignal, ['any']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
    [window, ['requestIdleCallback', 'Iterator', 'scheduler', 'navigation', 'onscrollend']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [RegExp, ['escape']],
  ] as const)
    for (const name of names) Reflect.deleteProperty(owner, name)
}

/** Blocks a page's storage and its messages to other pages of the site. */
export const refuseStorage = (): void => {
  const refuse = () => {
    throw new DOMException('Storage is blocked', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel'])
    Object.defineProperty(window, name, { get: refuse })
}

type Work = (...args: never[]) => void

const call = (work: Work, args: readonly unknown[]) => `;(${work})(...${JSON.stringify(args)})`

/** Does something to every page of a tab once it is parsed, before any script of the site runs. */
export const beforeScripts = (page: Page, work: Work, ...args: readonly unknown[]) =>
  page.addInitScript(`document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') ${call(work, args)}
  })`)

/** Does something to every page of a tab once an island is hydrated, or a form without one is used. */
export const onceUsed = (page: Page, work: Work, ...args: readonly unknown[]) =>
  page.addInitScript(`{
    const begin = () => {
      if (!isWaiting) return
      isWaiting = false
      ${call(work, args)}
    }
    let isWaiting = true
    new MutationObserver(begin).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })
    for (const type of ['input', 'submit'])
      addEventListener(type, ({ target }) => target.closest('[data-island]') ?? setTimeout(begin, 50), true)
  }`)
