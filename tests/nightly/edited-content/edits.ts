import { rmSync } from 'node:fs'
import { type Document, isScalar, parseDocument, visit } from 'yaml'
import { kinds } from '../../../content/schema/kinds.ts'
import { fileIn, translatedInto } from '../../../content/schema/languages.ts'
import { type ContentFolder, inventedWords } from './content-folder.ts'
import { addService } from './ninth-service.ts'

/** Edits any author may make. Every test must still pass after them. */

type Edit = (content: ContentFolder) => void

const day = (inDays: number) =>
  new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10)

const changeCompany: Edit = ({ edit }) =>
  edit('business.yaml', (business) => {
    business.set('name', 'Harbor & Sons Roofs')
    business.set('phone', '(954) 555-0173')
    business.set('email', 'office@harbor.example')
    business.set('license', 'CCC7654321')
    business.setIn(['address', 'street'], '7 Harbor Lane')
    business.set('booking', 'https://calendar.harbor.example/visit')
    business.setIn(['hours', 0, 'closes'], '17:30')
  })

const changePromotions: Edit = ({ edit }) =>
  edit('business.yaml', (business) => {
    const names = Object.keys((business.toJS() as { promotions: object }).promotions)
    for (const [index, name] of names.entries()) {
      business.setIn(['promotions', name, 'text'], `Offer ${index + 1} of the season`)
      business.setIn(['promotions', name, 'validUntil'], day(index === 0 ? 10 : -1))
    }
  })

const changeTestimonials: Edit = ({ edit }) =>
  edit('testimonials.yaml', (testimonials) => {
    const first = ['testimonials', 0]
    testimonials.setIn([...first, 'name'], 'Zoé O’Hara')
    testimonials.setIn([...first, 'text'], 'They said “Tuesday”, and they came on a Tuesday.')
    testimonials.setIn([...first, 'rating'], 4)
  })

const changeHomeAndMenus: Edit = ({ edit }) => {
  edit('home.yaml', (home) => {
    home.setIn(['slides', 0, 'heading'], 'Roofs that stay where they are.')
    home.setIn(['reviews', 'heading'], 'What people told us')
    home.setIn(['contact', 'heading'], 'Write to us')
  })
  edit('menus.yaml', (menus) => menus.setIn(['header', 1, 'label'], 'Our work'))
}

/** Gives every service a new name and new questions. */
const changeServices: Edit = ({ edit, filesIn }) => {
  for (const [index, file] of filesIn('services', '.mdx').entries())
    edit(file, (service) => {
      service.set('title', `Renamed roofs ${index + 1}`)
      service.set('heading', `A new heading, number ${index + 1}`)
      service.setIn(['questions', 0], {
        question: `Is this question ${index + 1} new?`,
        answer: inventedWords(`answer ${file}`, 28),
      })
      service.setIn(['processSteps', 0, 'title'], 'Begin at the beginning')
    })
}

const changeCities: Edit = ({ edit, filesIn }) => {
  for (const file of filesIn('cities', '.mdx'))
    edit(file, (city) =>
      city.setIn(['questions', 0], {
        question: `What is new in ${city.get('name')}?`,
        answer: inventedWords(`answer ${file}`, 28),
      }),
    )
}

/** The longest that authors may come to write: a city of 40 letters, and a review of 120 words. */
const writeAtLength: Edit = ({ edit, filesIn }) => {
  edit(filesIn('cities', '.mdx').at(-1) ?? '', (city) =>
    city.set('name', 'The Harbor Islands of the Northern Coast'),
  )
  edit('testimonials.yaml', (testimonials) => {
    // One sentence twenty times: pages have no bytes for others.
    const text = `${inventedWords('review', 6)} `.repeat(20).trim()
    testimonials.setIn(['testimonials', 1, 'text'], text)
  })
}

/** Raises every price, factor and rate but those of 1, which leave things as they are. */
const changePrices: Edit = ({ edit, filesIn }) => {
  for (const file of filesIn('prices', '.yaml'))
    edit(file, (prices) =>
      visit(prices, (key, node) => {
        if (key === 'key' || !isScalar(node) || typeof node.value !== 'number') return
        if (node.value !== 1) node.value = Math.round(node.value * 10_300) / 10_000
      }),
    )
}

/** Removes the first city in every language and everything that refers to it, and sends its visitors to another. */
const removeCity: Edit = ({ edit, filesIn, pathOf, read, write }) => {
  const [gone = '', other = '', ...rest] = filesIn('cities', '.mdx')
  const slugOf = (file: string) => file.replace(/^cities\/|\.mdx$/g, '')
  rmSync(pathOf(gone))
  for (const language of translatedInto) rmSync(pathOf(fileIn(language, gone)), { force: true })
  for (const file of [other, ...rest])
    edit(file, (city) => {
      const { neighbors } = city.toJS() as { neighbors?: string[] }
      if (!neighbors) return
      const left = neighbors.filter((slug) => slug !== slugOf(gone))
      const another = slugOf(file === other ? (rest[0] ?? '') : other)
      city.set('neighbors', left.length > 0 ? left : [another])
    })
  edit('business.yaml', (business) => {
    const permits = ['permitWeeks', slugOf(gone)]
    if (business.hasIn(permits)) business.deleteIn(permits)
  })
  edit('redirects.yaml', (redirects) =>
    redirects.addIn(['redirects'], {
      from: kinds.city.address(slugOf(gone)),
      to: kinds.city.address(slugOf(other)),
    }),
  )
  const place = `\\(/(?:locations|services/[\\w-]+)/${slugOf(gone)}(?:#[\\w-]+)?\\)`
  const link = new RegExp(`\\[([^\\]]+)\\]${place}`, 'g')
  for (const folder of ['pages', 'services', 'cities', 'calculators', 'legal'])
    for (const file of filesIn(folder, '.mdx')) write(file, read(file).replace(link, '$1'))
}

/**
 * Every word with other letters, as if translated: no text gets longer, but every text changes.
 * Keeps names in braces.
 */
export const respelled = (words: Document, letters: Readonly<Record<string, string>>): string => {
  const some = new RegExp(`\\{\\w+\\}|[${Object.keys(letters).join('')}]`, 'g')
  visit(words, (key, node) => {
    if (key === 'key' || !isScalar(node) || typeof node.value !== 'string') return
    node.value = node.value.replace(some, (part) => letters[part] ?? part)
  })
  return String(words)
}

/** With these, no word becomes an article, and no text seems to be Spanish. */
const otherLetters = { h: 'k', t: 'p' }

const respellWords: Edit = ({ filesIn, read, write }) => {
  for (const file of filesIn('words', '.yaml'))
    write(file, respelled(parseDocument(read(file)), otherLetters))
}

/** Every edit, ordered so that none undoes another. */
export const edits: readonly Edit[] = [
  changeCompany,
  changePromotions,
  changeTestimonials,
  changeHomeAndMenus,
  changeServices,
  changeCities,
  writeAtLength,
  changePrices,
  removeCity,
  addService,
  respellWords,
]
