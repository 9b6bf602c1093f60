import { Type } from 'typebox'
import {
  day,
  list,
  metaDescription,
  metaTitle,
  optional,
  order,
  picture,
  question,
  strict,
  text,
} from './fields.ts'

const nextStep = strict(
  {
    text: text('What to do, in a few words.', { maxLength: 60 }),
    href: Type.String({
      description: 'Address of the page that helps with it, such as "/roof-inspection".',
      reference: 'route',
    }),
  },
  'Something to do after reading.',
)

export const guideSchema = strict(
  {
    order,
    title: text('Large heading of the guide.', { maxLength: 70 }),
    menuTitle: text('Name of the guide, as cards, links and breadcrumbs show it.', {
      maxLength: 40,
    }),
    metaTitle: text(metaTitle.description, { maxLength: metaTitle.maxLength }),
    metaDescription: text(metaDescription.description, metaDescription),
    lead: text('Two or three sentences under the heading: the answer in short.', {
      maxLength: 320,
    }),
    summary: text('One line for its card.', { maxLength: 120 }),
    picture,
    published: day('The day it was first published.'),
    updated: optional(day('The day its facts were last looked through.')),
    services: optional(
      list(
        Type.String({ description: 'A service, by its file name.', reference: 'service' }),
        'The services whose pages link to this guide.',
        1,
      ),
    ),
    questions: optional(list(question, 'Questions that the text leaves open.', 2, 4)),
    next: list(nextStep, 'What to do next.', 2, 3),
    callToAction: text('Heading of the last block before the footer.', { maxLength: 70 }),
    sources: list(
      text(
        'One source, in words a reader understands, such as "Florida Building Code, section 1609.3". Name no file of this project.',
        {
          pattern: '^(?!.*(\\.mdx?\\b|\\[[VUC]\\])).+$',
        },
      ),
      'Where its facts come from. Shown below the text.',
      1,
    ),
  },
  'A guide: content/guides/<slug>.mdx makes /guides/<slug>, with a table of contents if it has four ## headings.',
)
