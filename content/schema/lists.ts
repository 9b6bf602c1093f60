import { type Static, Type } from 'typebox'
import * as field from './fields.ts'

// Files that are a list: the glossary, the reviews, the menus.

export const glossaryFile = 'content/glossary.yaml'

/** A text that the build inserts into other texts, where no placeholder is filled in. */
const plain = (description: string, maxLength: number) =>
  Type.String({ description, placeholders: 'none', pattern: field.visible, maxLength })

const term = field.group('A term of the trade, in any order: the glossary sorts them.', {
  term: plain('The term, as the glossary lists it, such as "Drip edge".', 40),
  slug: Type.String({
    description: 'Its anchor in the glossary, such as "drip-edge".',
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  }),
  'also?': field.list(plain('Another form of it in texts, such as its plural.', 40), 1),
  definition: plain('What it means, in one or two sentences.', 200),
  'guide?': field.reference('guide', 'The guide that explains more, by its file name.'),
})

export const glossarySchema = field.group(
  `${glossaryFile}: terms that are explained where a text first uses them, and in the glossary.`,
  { terms: field.list(term, 1) },
)

export type Term = Static<typeof term>

/** The file of customer reviews, quoted word for word. */
export const testimonialsFile = 'content/testimonials.yaml'

const testimonial = field.group(
  'One customer and their words, in the order shown on the site. Without its source and date, a production build leaves it out.',
  {
    name: {
      ...field.fact('Who said it, such as "Marisol G.". Translations repeat it.', 60),
      isKey: true,
    },
    'location?': field.text('A few words under the name, such as "Local Guide".', 40),
    text: field.text('What was said, word for word.'),
    rating: field.integer('Stars, 1 to 5.', 1, 5),
    'picture?': field.picture,
    'source?': field.fact('Where they published it, such as "Google".', 40),
    'date?': field.pastDay('The day they published it.'),
  },
)

export const testimonialsSchema = field.group(`${testimonialsFile}: what customers said.`, {
  // Left out until they are translated, because each is quoted in the language of the page.
  testimonials: { ...field.list(testimonial, 0), mayWait: true },
})

export type Testimonial = Static<typeof testimonial>

/** True if the source and the date of a review are known. */
export const isProvenReview = ({ source, date }: Testimonial): boolean =>
  source !== undefined && date !== undefined

const menuLink = field.group('A menu link.', {
  to: field.route,
  'label?': field.text('Text of the link, if it differs from the title of its page.', 40),
})

export const menusSchema = field.group('content/menus.yaml: the menus of every page.', {
  header: field.list(
    menuLink,
    3,
    8,
    'The main menu, in order. It has room for seven or eight links; the others belong in plan.',
  ),
  plan: field.list(
    menuLink,
    1,
    10,
    'The links beside the services and cities at the bottom of every page.',
  ),
  legal: field.list(menuLink, 1, 5, 'The links in the last line of every page.'),
})
