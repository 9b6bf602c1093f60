import { message, plural, words } from './fields.ts'

export const serviceWords = words(
  'content/words/service.yaml: what every service page says in addition to the words of its file.',
  {
    text: words('The text and the column beside it.', {
      included: 'Heading above the list of what is part of the work, also on pages about one city.',
      beside: 'Name of the column beside the text, for screen readers.',
    }),
    issues: words('Heading above the problems.', {
      heading: 'On most pages.',
      emergencyHeading: 'On the emergency service page.',
    }),
    process: words('Heading above the four steps.', {
      heading: 'On most pages.',
      emergencyHeading: 'On the emergency service page.',
    }),
    questions: message('Heading beside the questions.', ['service']),
    checklist: words('The points of an inspection, drawn as a report.', {
      badge: 'Label above the heading: what the inspection costs.',
      points: plural('How many points the report has, at the right of its title.'),
    }),
    colors: 'What screen readers call the group of colors.',
    layers: message(
      'What the drawing of the layers shows, for people who cannot see it. {layers} are their names.',
      ['layers'],
    ),
    emergency: words('The end of the emergency service page.', {
      heading: 'Heading of the red band with the phone number.',
      text: 'The sentences under it.',
      callToAction: 'Text of the last block before the footer, beside the phone number.',
    }),
  },
)
