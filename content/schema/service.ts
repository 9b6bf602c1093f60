import type { Static } from 'typebox'
import { practiceTopics } from './business-parts.ts'
import * as field from './fields.ts'
import type { KindOfFiles } from './kind-of-files.ts'
import { roofTypes } from './questions.ts'

const { heading, lead } = field.block

/** Optional blocks of a service page, which shows those that its file has. */
const blocks = {
  'layers?': field.group('The roof drawn in its five layers.', {
    heading,
    lead: field.text('One or two sentences beside the drawing.'),
    items: field.list(
      field.group('One layer of the roof, from the top down, as in the drawing.', {
        title: field.text('Name of the layer.', 40),
        text: field.text('What it does.'),
      }),
      5,
      5,
    ),
  }),
  'checklist?': field.group('The points of an inspection, drawn as a report.', {
    heading,
    'lead?': lead,
    title: field.text('Title of the drawn report.', 40),
    points: field.list(field.text('One point, in the order we check them.', 50), 4, 20),
  }),
  'colors?': field.group('Colors to try on a house.', {
    heading,
    'lead?': lead,
    swatches: field.list(
      field.group('A color and a house in that color.', {
        name: field.text('Name of the color.', 30),
        color: field.fact('The color of the swatch, in quotes, such as "#3D4347".', {
          pattern: '^#[0-9A-Fa-f]{6}$',
        }),
        picture: field.picture,
      }),
      2,
      8,
    ),
  }),
  'highlights?': field.list(
    field.group(
      'A block of points with icons, such as kinds of property or times to have a roof inspected.',
      {
        heading,
        'lead?': lead,
        points: field.list(field.point, 3, 6),
        'claimNotice?': field.yesOrNo(
          'True if it mentions insurance claims. The notice that Florida requires then follows.',
        ),
      },
    ),
    1,
  ),
  'taskLists?': field.group('What we do right away and what we do afterwards.', {
    heading,
    'lead?': lead,
    lists: field.list(
      field.group('One of the two lists, side by side.', {
        title: field.text('What the list is about.', 40),
        tasks: field.list(field.text('One thing we do.', 90), 3, 8),
      }),
      2,
      2,
    ),
  }),
  'windMitigation?': field.listBlock('The free wind mitigation report.'),
  'closing?': field.group('A closing block before the footer.', {
    heading,
    text: field.text('One or two sentences under the heading.', 240),
    label: field.text('Text of the button, which leads to the contact page.', 60),
  }),
}

const schema = field.group(
  'A service: content/services/<slug>.mdx makes /<slug> and /services/<slug>/<city>.',
  {
    ...field.status,
    order: field.integer('Position in lists and menus: 1 comes first.', 1, 99),
    title: field.text('Its name, as cards and menus show it, such as "Tile Roofing".', 40),
    nameInSentence: field.text(
      'Its name inside a sentence, such as "tile roofing" in "Planning tile roofing?".',
      40,
    ),
    'choice?': field.text('Its name in contact forms, if it differs from the title.', 40),
    heading: field.text('Large heading of the service page. State the point.', 60),
    description: field.text(
      'Two or three sentences under the heading: what the reader came to find out.',
      320,
    ),
    summary: field.text('One line for the cards on the home page.', 100),
    pageTitle: field.search.metaTitle,
    pageDescription: field.search.metaDescription,
    metaTitle: field.cityText(
      'Title of the service in one city, such as "Tile roofing in {cityName}", which it names.',
      { maxLength: 90, pattern: '\\{city(?:Name|DisplayName)\\}' },
    ),
    metaDescription: field.cityText(
      'Search result text of the service in one city. "{cityCard}" is what the card of that city says, so that no two cities read alike.',
      { minLength: 40, maxLength: 110, pattern: '\\{cityCard\\}' },
    ),
    keywords: field.list(
      field.cityText('A phrase people search for it by in a city. The texts must use its words.'),
      1,
    ),
    picture: field.picture,
    'anchor?': field.fact(
      'Its anchor on /services, such as "flat-roofing", if it differs from the file name.',
      { pattern: '^[a-z-]+$' },
    ),
    'emergency?': field.yesOrNo(
      'True for the emergency service: red look, phone first, no booking.',
    ),
    priced: field.oneOf(
      ['by calculator', 'on site', 'free'],
      'How a visitor learns the price: from the calculator, which prices new roofs only; from a visit; or it costs nothing.',
    ),
    'roofType?': field.oneOf(
      roofTypes,
      'The type of roof it is about. Its pages in cities then show the days and a price range.',
    ),
    issuesHeading: field.cityText(
      'Heading above the six issues, such as "What we find on {cityName} tile".',
      60,
    ),
    issues: field.list(field.point, 6, 6, 'Six problems to know about.'),
    processHeading: field.cityText('Heading above the four steps.', 60),
    processSteps: field.list(
      field.group('One step of the work.', {
        title: field.text('The step, in a few words.', 40),
        description: field.text('What happens in it.'),
      }),
      4,
      4,
    ),
    included: field.list(field.text('One thing that is part of the work.', 110), 6, 6),
    ...blocks,
    questions: field.list(field.question, 3, 5),
    'practice?': field.list(
      field.oneOf(
        practiceTopics,
        'What people ask before they call: a field of `practice` in business.yaml, on three pages at most; `days` is every type of roof.',
      ),
      1,
    ),
    callToAction: field.callToAction,
    'sources?': field.sources,
  },
)

export const service = {
  folder: 'services',
  address: (slug: string) => `/${slug}`,
  schema,
  siteMapGroup: 'services',
  listedOn: 'services',
  nameField: 'title',
  headingField: 'heading',
  summary: [
    ...(['title', 'order', 'nameInSentence', 'choice', 'description', 'summary'] as const),
    ...(['picture', 'anchor', 'emergency', 'included'] as const),
  ],
} as const satisfies KindOfFiles

export type ServiceFields = Static<typeof schema>
