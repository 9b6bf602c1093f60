import { say } from '../../content/schema/message.ts'
import { loadAreas } from '../../renderer/browser/load-data.ts'
import type { Areas } from '../../renderer/content/browser-data.ts'
import card from '../ui/Card.module.css'

type City = Areas['cities'][number]

/** Where we usually work around an address: in these cities, or nowhere yet. */
type Area<Place> = { area: string; cities: readonly Place[] }

/** What follows the city in an address: state, ZIP code, country. */
const ending =
  /[\s,.]*(?:\b(?:fl|florida)\b)?[\s,.]*(?:\b(\d{5})(?:[ -]?\d{4})?)?[\s,.]*(?:\busa?\b)?[\s,.]*$/iu

/** The five digits of a text that is nothing but a ZIP code, however they are grouped. */
const onlyZip = (text: string): string | undefined =>
  /\p{L}/u.test(text) ? undefined : /^(\d{5})(\d{4})?$/.exec(text.replace(/\D/g, ''))?.[1]

/** A text as the words in it are compared. */
const plain = (text: string) => ` ${text.toLowerCase().replace(/[\s,.]+/g, ' ')}`.trimEnd()

/**
 * Finds the area of a ZIP code or an address as people type it: "33134", "FL 33134-1234",
 * "1 Main St, Doral". Undefined for anything else, such as an address that is not complete.
 * @param office the ZIP code of the office, whose neighbors may live in no city of the list.
 */
export const areaOf = <Place extends Pick<City, 'name' | 'zips'>>(
  typed: string,
  places: readonly Place[],
  office = '',
): Area<Place> | undefined => {
  const text = typed.normalize('NFKC')
  const [end = '', last] = ending.exec(text) ?? []
  const zip = onlyZip(text) ?? last
  const listed = places.filter(({ zips }) => zip && zips.includes(zip))
  if (zip && listed.length > 0) return { area: zip, cities: listed }
  if (zip === office) return { area: office, cities: [] }
  const street = plain(text.slice(0, text.length - end.length))
  const [city] = places
    .filter(({ name }) => street.endsWith(plain(name)))
    .toSorted((a, b) => b.name.length - a.name.length)
  if (city) return { area: city.name, cities: [city] }
  return zip ? { area: zip, cities: [] } : undefined
}

/** Stores an area in this tab, for `originHere`: the office sees which one a lead is about. */
const noteArea = (area: string) => {
  try {
    sessionStorage.area = area
  } catch {
    // Without storage, a lead does not say it.
  }
}

/**
 * Looks up what is typed, and stores its area.
 * @throws if the list of areas cannot be loaded.
 */
const lookUp = async (typed: string) => {
  const areas = await loadAreas()
  const found = areaOf(typed, areas.cities, areas.office)
  if (found) noteArea(found.area)
  return { areas, found }
}

/** Stores the area of an address, unless the list of areas takes long to load. */
export const noteAreaOf = (address: string, timeout: number): Promise<unknown> =>
  Promise.race([
    lookUp(address).catch(console.warn),
    new Promise((resolve) => setTimeout(resolve, timeout)),
  ])

type Child = Node | string

const element = (tag: string, className: string, ...children: Child[]) => {
  const made = Object.assign(document.createElement(tag), { className })
  made.append(...children)
  return made
}

const link = ({ href, label }: Areas['price'], className = '') =>
  Object.assign(element('a', className, label), { href })

const cardOf = ({ name, href, facts }: City) =>
  element(
    'div',
    `surface ${card.card}`,
    element('h3', '', link({ href, label: name }, 'covers')),
    ...facts.map((fact) => element('p', '', fact)),
  )

/** The answer, as it stands on the page. Links to the page that is open lead nowhere. */
const draw = ({ area, cities }: Area<City>, areas: Areas): Node[] => {
  const { words, office, price, contact } = areas
  const isServed = cities.length > 0 || area === office
  const links = [isServed ? price : contact].filter(({ href }) => href !== location.pathname)
  if (cities.length === 0) {
    const message = isServed ? words.servedCity : words.unserved
    const answer = say(message, { zip: area, city: area })
    return [element('p', '', answer, ' ', ...links.map((each) => link(each)))]
  }
  const isZip = /^\d/.test(area)
  return [
    element('p', '', say(isZip ? words.served : words.servedCity, { zip: area, city: area })),
    element('div', 'grid c3', ...cities.map(cardOf)),
    element('p', 'muted', words.limits),
    ...links.map((each) => element('p', '', link(each))),
  ]
}

/**
 * Answers what is typed in a part of the page.
 * @returns whether there is an answer.
 * @throws if what it takes cannot be loaded.
 */
export const answerArea = async (place: HTMLElement, typed: string): Promise<boolean> => {
  const { areas, found } = await lookUp(typed)
  const area = found?.area ?? ''
  // The same answer is not read out again.
  if (place.dataset.answer !== area) place.replaceChildren(...(found ? draw(found, areas) : []))
  place.dataset.answer = area
  return found !== undefined
}
