import { message, plural, words } from './fields.ts'

export const serviceWords = words('content/words/service.yaml: what every page of a service says around the words of its file.', {
  text: words('The text and the column beside it.', {
    included: 'Heading over the list of what is part of the work, on pages about one city too.',
    beside: 'Name of the column beside the text, for screen readers.',
  }),
  issues: words('Heading over the problems.', {
    heading: 'On most pages.',
    emergencyHeading: 'On the page of the emergency service.',
  }),
  process: words('Heading over the four steps.', {
    heading: 'On most pages.',
    emergencyHeading: 'On the page of the emergency service.',
  }),
  questions: 'Heading beside the questions.',
  checklist: words('The points of an inspection, drawn as a report.', {
    badge: 'Label over the heading: what the inspection costs.',
    points: plural('How many points the report has, at the right of its title.'),
  }),
  colors: 'What is chosen among the colors, for screen readers.',
  layers: message('What the drawing of the layers shows, for people who do not see it. {layers} are their names.', ['layers']),
  emergency: words('The end of the page of the emergency service.', {
    heading: 'Heading of the red band with the phone number.',
    text: 'The sentences under it.',
    callToAction: 'Sentences of the last block before the footer, beside the phone number.',
  }),
})
