import { placesIn, unmarked } from '../../content/schema/source-marks.ts'
import { elementsWithPlaces, type Found, placesOf } from './find-places.ts'
import { makePanel, openInEditor } from './places-panel.ts'

/** The places of the title and the description, which no click reaches. */
const placesOfHead = (): Found[] => {
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content
  const places = [document.title, description ?? ''].flatMap((text) =>
    placesIn(text)
      .slice(-1)
      .map((place) => ({ ...place, words: unmarked(text) })),
  )
  document.title = unmarked(document.title)
  return places
}

const withoutDoubles = (places: readonly Found[]): Found[] => [
  ...new Map(places.map((place) => [`${place.file}:${place.line}`, place])).values(),
]

/** Elements that the keyboard reaches only while the switch is on. */
const reach = () => {
  const reached = elementsWithPlaces().filter(
    (element) => element.tabIndex < 0 && !element.hasAttribute('tabindex'),
  )
  for (const element of reached) element.tabIndex = 0
  return () => {
    for (const element of reached) element.removeAttribute('tabindex')
  }
}

const take = (event: Event) => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Listens before the page does. */
const listen = <Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
) => document.addEventListener(type, listener, true)

/**
 * Shows where a text of the page is written: after Alt+click on it, or with the switch "Where is
 * this?" on, after a click, a tap, or Enter on what has the focus.
 * @param link the address that opens a place, with `{file}`, `{line}` and `{column}`; empty if none
 *   does.
 */
export const startWhereIsThis = (link: string): void => {
  const isDevServer = link.startsWith('/')
  const panel = makePanel(link, isDevServer)
  const head = placesOfHead()
  let unreach: (() => void) | undefined

  const turn = (on: boolean) => {
    unreach?.()
    unreach = on ? reach() : undefined
    panel.button.setAttribute('aria-pressed', String(on))
    panel.close()
    if (on) panel.show('Click, tap or press Enter on a text or picture. This page in search:', head)
  }
  const isOurs = (event: Event) => event.composedPath().includes(panel.host)
  const isAsking = (event: MouseEvent) => !isOurs(event) && (event.altKey || unreach !== undefined)

  const ask = (element: Element, point?: { x: number; y: number }): Found | undefined => {
    const places = withoutDoubles(placesOf(element, point))
    panel.point(element)
    panel.show(places.length > 0 ? 'This is in:' : 'This is not from the content.', places)
    return places[0]
  }

  for (const type of ['pointerdown', 'mousedown', 'mouseup'] as const)
    listen(type, (event) => {
      if (isAsking(event)) take(event)
    })
  listen('click', (event) => {
    const { target, clientX: x, clientY: y, altKey } = event
    if (!isAsking(event) || !(target instanceof Element)) return
    take(event)
    // A click made with the keyboard has no point.
    const found = ask(target, event.detail > 0 ? { x, y } : undefined)
    if (found && isDevServer && altKey) openInEditor(found, link)
  })
  listen('keydown', (event) => {
    const { activeElement } = document
    if (event.key === 'Escape') turn(false)
    if (!unreach || isOurs(event) || event.key !== 'Enter' || !activeElement) return
    take(event)
    ask(activeElement)
  })
  listen('pointermove', (event) => {
    if (unreach && event.target instanceof Element && !isOurs(event)) panel.point(event.target)
  })
  panel.button.addEventListener('click', () => turn(unreach === undefined))
}
