/** Where we usually work in a ZIP code: at these places, by index, or nowhere yet. */
type ZipAnswer = { zip: string; at: readonly number[] }

/**
 * Answers a ZIP code as people type it: "33134", "FL 33134-1234". Undefined for anything else.
 * @param places the texts that list the ZIP codes of each place.
 */
export const answerZip = (typed: string, places: readonly string[]): ZipAnswer | undefined => {
  const digits = typed.normalize('NFKC').replace(/\D/g, '')
  if (digits.length !== 5 && digits.length !== 9) return undefined
  const zip = digits.slice(0, 5)
  return { zip, at: [...places.keys()].filter((index) => places[index]?.includes(zip)) }
}

/** Stores the ZIP code in this tab, for `originHere`: the office sees which area a lead is about. */
const noteArea = (zip: string) => {
  try {
    sessionStorage.area = zip
  } catch {
    // Without storage, a lead does not say it.
  }
}

/** Returns a copy of a city's card with its county and zone in place of its ZIP codes. */
const answerFrom = (card: HTMLElement, zip: string) => {
  const copy = card.cloneNode(true) as HTMLElement
  const [county, zone] = card.closest('[data-county]')?.children ?? []
  const place = Object.assign(document.createElement('p'), { className: 'muted' })
  place.textContent = `${county?.textContent}: ${zone?.textContent}`
  copy.querySelector('h3')?.after(place)
  for (const row of copy.querySelectorAll('li')) if (row.textContent?.includes(zip)) row.remove()
  return copy
}

/** Answers the ZIP code typed into a field, below it, from the cards of the cities on the page. */
export default function startZipCheck([check]: Iterable<HTMLElement>) {
  const form = check?.querySelector('form')
  const field = check?.querySelector('input')
  const found = check?.querySelector('[data-found]')
  if (!check || !form || !field || !found) return
  const cards = [...document.querySelectorAll<HTMLElement>('[data-city]')]

  const show = (state: string) => {
    field.ariaInvalid = state === 'malformed' ? 'true' : null
    for (const part of check.querySelectorAll<HTMLElement>('[data-answer]'))
      part.hidden = part.dataset.answer !== state
  }
  field.addEventListener('input', () => show(''))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const texts = cards.map(({ textContent }) => textContent ?? '')
    const { zip = '', at = [] } = answerZip(field.value, texts) ?? {}
    found.replaceChildren(
      ...at.flatMap((index) => (cards[index] ? answerFrom(cards[index], zip) : [])),
    )
    for (const part of check.querySelectorAll('[data-zip]')) part.textContent = zip
    show(zip ? (at.length > 0 ? 'served' : 'unserved') : 'malformed')
    if (zip) noteArea(zip)
    else field.focus()
  })
}
