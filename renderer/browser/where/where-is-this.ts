import { placesIn, unmarked } from '../../../content/schema/source-marks.ts'
import { elementsWithPlaces, type Found, placesOf } from './find-places.ts'
import { holdClicks } from './hold-clicks.ts'
import { makePanel, openInEditor } from './panel.ts'

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

  holdClicks({
    isOurs: (event) => event.composedPath().includes(panel.host),
    isOn: () => unreach !== undefined,
    ask: (element, { point, withAlt }) => {
      const places = withoutDoubles(placesOf(element, point))
      panel.point(element)
      panel.show(places.length > 0 ? 'This is in:' : 'This is not from the content.', places)
      const [first] = places
      if (first && isDevServer && withAlt) openInEditor(first, link)
    },
    point: panel.point,
    leave: () => turn(false),
  })
  panel.button.addEventListener('click', () => turn(unreach === undefined))
}
