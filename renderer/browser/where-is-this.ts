import { type Place, placesIn, unmarked } from '../../content/schema/source-marks.ts'

/** A text of the page and where it is written. */
type Found = Place & { words: string }

const placeOf = ({ file, line }: Found) => `${file}:${line}`
const wordsOf = (text: string) => unmarked(text).trim().slice(0, 60)

/** The places in a text. The words of a mark are those before it, up to the mark before. */
const inText = (text: string): Found[] =>
  placesIn(text).map(({ end, ...place }, index, all) => ({
    ...place,
    words: wordsOf(text.slice(all[index - 1]?.end ?? 0, end)),
  }))

/** Not in the data of islands, which is no text of its own. */
const inAttributes = ({ attributes }: Element): Found[] =>
  [...attributes].flatMap(({ name, value }) => (name === 'data-props' ? [] : inText(value)))

/** The place of the letter at a point of the screen: that of the first mark behind it. */
const atPoint = (element: Element, x: number, y: number): Found[] => {
  const caret = document.caretPositionFromPoint?.(x, y)
  // The older way, which some browsers know instead.
  const range = caret ? undefined : document.caretRangeFromPoint?.(x, y)
  const [node, offset] = [
    caret?.offsetNode ?? range?.startContainer,
    caret?.offset ?? range?.startOffset,
  ]
  if (!(node instanceof Text) || offset === undefined || !element.contains(node)) return []
  const rest = document.createRange()
  rest.selectNodeContents(element)
  rest.setStart(node, offset)
  return inText(rest.toString()).slice(0, 1)
}

/**
 * Where the texts of an element are written: the one at a point alone, if there is a letter. An
 * element without any, such as a figure that is worked out, has those of the nearest around it.
 */
const placesOf = (element: Element, point?: { x: number; y: number }): Found[] => {
  const own = inAttributes(element)
  if (own.length > 0) return own
  const pointed = point ? atPoint(element, point.x, point.y) : []
  if (pointed.length > 0) return pointed
  const inside = [...element.querySelectorAll('*')].flatMap(inAttributes)
  const within = [...inText(element.textContent ?? ''), ...inside]
  const around = element.parentElement
  return within.length > 0 || !around || around === document.body ? within : placesOf(around, point)
}

/** The places of the title and the description, which no click reaches. */
const placesOfHead = (): Found[] => {
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content
  const places = [document.title, description ?? ''].flatMap((text) => inText(text).slice(-1))
  document.title = unmarked(document.title)
  return places
}

/** In the colors of the system, because it is no part of the site. Above the bar of phones. */
const style = `
:host { all: initial; position: fixed; z-index: 2147483647; inset: auto auto 5.5rem 1rem; max-width: calc(100vw - 2rem); font: 15px/1.4 system-ui, sans-serif; color-scheme: light }
@media print { :host { display: none } }
button, section { box-sizing: border-box; border: 1px solid; border-radius: 8px; background: Canvas; color: CanvasText }
button { font: inherit; min-height: 44px; padding: 0 14px; cursor: pointer }
button[aria-pressed=true] { background: CanvasText; color: Canvas }
section { margin-bottom: .5rem; padding: .5rem .75rem; max-height: 50vh; overflow: auto; width: 34rem; max-width: 100% }
section > * { display: block; padding: .25rem 0; overflow-wrap: anywhere }
a { color: LinkText; font-weight: 600 }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
`

/** The switch and the panel, in a part of the page whose styles do not meet those of the site. */
const makePanel = () => {
  const host = document.createElement('source-places')
  const root = host.attachShadow({ mode: 'open' })
  // Made without HTML, which the policy of the page forbids.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  const [section, button] = [document.createElement('section'), document.createElement('button')]
  section.hidden = true
  section.ariaLive = 'polite'
  button.ariaPressed = 'false'
  button.textContent = 'Where is this?'
  root.append(section, button)
  document.body.append(host)
  return { host, section, button }
}

/**
 * Shows in which file and line of the content the texts of a page are written, after a click, a tap,
 * or Enter on what has the focus, while the switch is on. Alt+click opens the place at once.
 * @param link the address that opens a place, with `{file}`, `{line}` and `{column}`; empty if none
 *   does.
 */
export const startWhereIsThis = (link: string): void => {
  const isDevServer = link.startsWith('/')
  const { host, section, button } = makePanel()
  const head = placesOfHead()
  const isOn = () => button.ariaPressed === 'true'

  const addressOf = ({ file, line, column }: Found) =>
    link.replace('{file}', file).replace('{line}', `${line}`).replace('{column}', `${column}`)
  // The dev server opens the editor itself, and has no page to show.
  const open = async (found: Found) => {
    if ((await fetch(addressOf(found))).ok) return
    const note = document.createElement('p')
    const isCopied = navigator.clipboard.writeText(placeOf(found)).then(
      () => 'The place is copied.',
      () => 'Copy the place.',
    )
    note.textContent = `No editor with a window was found. ${await isCopied}`
    section.append(note)
  }
  const itemOf = (found: Found) => {
    const [item, place] = [document.createElement('div'), document.createElement(link ? 'a' : 'b')]
    place.textContent = placeOf(found)
    if (link) Object.assign(place, { href: addressOf(found), target: '_blank' })
    place.addEventListener('click', (event) => {
      if (!isDevServer) return
      event.preventDefault()
      void open(found)
    })
    item.append(place, ` ${found.words}`)
    return item
  }
  const show = (heading: string, places: readonly Found[]) => {
    const byLine = new Map(places.map((place) => [placeOf(place), place]))
    const title = document.createElement('p')
    title.textContent = heading
    section.replaceChildren(title, ...[...byLine.values()].map(itemOf))
    section.hidden = false
  }
  const ask = (element: Element, point?: { x: number; y: number }) => {
    const places = placesOf(element, point)
    show(places.length > 0 ? 'This is in:' : 'This is not from the content.', places)
    return places[0]
  }
  const turn = (on: boolean) => {
    button.ariaPressed = String(on)
    section.hidden = true
    if (on) show('Click, tap or press Enter on a text or picture. This page in search:', head)
  }
  button.addEventListener('click', () => turn(!isOn()))

  /** Whether this takes an event away from the page. */
  const takes = (event: MouseEvent | KeyboardEvent): boolean => {
    if (event.composedPath().includes(host) || !(isOn() || event.altKey)) return false
    event.preventDefault()
    event.stopImmediatePropagation()
    return true
  }
  for (const type of ['pointerdown', 'mousedown', 'mouseup'] as const)
    document.addEventListener(type, takes, true)
  document.addEventListener(
    'click',
    (event) => {
      const { target, clientX: x, clientY: y, altKey } = event
      if (!(target instanceof Element) || !takes(event)) return
      const found = ask(target, { x, y })
      if (found && isDevServer && altKey) void open(found)
    },
    true,
  )
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') turn(false)
      const { activeElement } = document
      if (event.key === 'Enter' && isOn() && activeElement && takes(event)) ask(activeElement)
    },
    true,
  )
}
