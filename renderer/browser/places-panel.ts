import type { Found } from './find-places.ts'

/** In the colors of the system, because it is no part of the site. Above the bar of phones. */
const style = `
:host { all: initial; position: fixed; z-index: 2147483647; inset: auto auto 5.5rem 1rem; max-width: calc(100vw - 2rem); font: 15px/1.4 system-ui, sans-serif; color-scheme: light }
@media print { :host { display: none } }
button, section { box-sizing: border-box; border: 1px solid; border-radius: 8px; background: Canvas; color: CanvasText; box-shadow: 0 2px 10px color-mix(in srgb, CanvasText 25%, transparent) }
button { font: inherit; min-height: 44px; padding: 0 14px; cursor: pointer }
button[aria-pressed=true] { background: CanvasText; color: Canvas }
section { margin-bottom: .5rem; padding: .5rem .75rem; max-height: 50vh; overflow: auto; width: 34rem; max-width: 100% }
p, ol { margin: .25rem 0; padding: 0; list-style: none }
li { padding: .35rem 0; overflow-wrap: anywhere }
a { color: LinkText; font-weight: 600 }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
#frame { position: fixed; pointer-events: none; border: 2px solid Highlight; border-radius: 4px }
`

/** An element with these attributes. */
const make = <Name extends 'div' | 'section' | 'button'>(
  name: Name,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value)
  return element
}

/** The styles and elements of the panel, made without HTML, which the policy of the page forbids. */
const fillPanel = (root: ShadowRoot) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  const frame = make('div', { id: 'frame', hidden: '' })
  const section = make('section', { 'aria-live': 'polite', hidden: '' })
  const button = make('button', { type: 'button', 'aria-pressed': 'false' })
  button.textContent = 'Where is this?'
  root.append(frame, section, button)
  return { frame, section, button }
}

/** What opens a place, or undefined where nothing does. */
const addressOf = ({ file, line, column }: Found, link: string): string | undefined =>
  link
    .replace('{file}', file)
    .replace('{line}', String(line))
    .replace('{column}', String(column)) || undefined

/** Asks the dev server to open a place in the editor. */
export const openInEditor = (found: Found, link: string) => {
  void fetch(addressOf(found, link) ?? '')
}

const itemOf = (found: Found, link: string, isDevServer: boolean): HTMLLIElement => {
  const item = document.createElement('li')
  const address = addressOf(found, link)
  const place = document.createElement(address ? 'a' : 'b')
  place.textContent = `${found.file}:${found.line}`
  if (address) Object.assign(place, { href: address, target: '_blank' })
  if (isDevServer)
    place.addEventListener('click', (event) => {
      event.preventDefault()
      openInEditor(found, link)
    })
  item.append(place, ` ${found.words}`)
  return item
}

/** The switch and the panel, in a part of the page whose styles do not meet those of the site. */
export const makePanel = (link: string, isDevServer: boolean) => {
  const host = document.createElement('source-places')
  const { frame, section, button } = fillPanel(host.attachShadow({ mode: 'open' }))
  document.body.append(host)

  const show = (heading: string, places: readonly Found[]) => {
    const title = document.createElement('p')
    title.textContent = heading
    const list = document.createElement('ol')
    list.append(...places.map((found) => itemOf(found, link, isDevServer)))
    section.replaceChildren(title, list)
    section.toggleAttribute('hidden', false)
  }

  const point = (element: Element | undefined) => {
    const { top, left, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    frame.toggleAttribute('hidden', element === undefined)
    frame.style.cssText = `top:${top}px;left:${left}px;width:${width}px;height:${height}px`
  }

  const close = () => {
    section.toggleAttribute('hidden', true)
    point(undefined)
  }

  return { host, button, show, point, close }
}
