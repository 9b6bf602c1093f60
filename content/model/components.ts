import type { Static } from 'typebox'
import { oneOf, optional, strict, text } from './schema/fields.ts'

/**
 * The components an author may use in a content file, with their properties. `children` says whether words stand
 * between the tags. The components themselves are in components/content; TypeScript holds the two together.
 */
export const contentComponents = {
  Callout: {
    children: true,
    properties: strict(
      {
        tone: optional(oneOf(['info', 'warn'], 'info is the usual one; warn for what can go wrong.')),
        title: text('The first sentence, set in bold.', { maxLength: 120 }),
      },
      'A remark beside the text, with an icon.',
    ),
  },
  ContactDetails: {
    children: false,
    properties: strict({}, 'Phone, e-mail, hours and address.'),
  },
  ServiceSections: {
    children: false,
    properties: strict({}, 'Every service with what is included, each under its own anchor.'),
  },
  SiteLinks: {
    children: false,
    properties: strict({}, 'Every page of the site, in groups.'),
  },
  ShortForm: {
    children: false,
    properties: strict({}, 'The short contact form.'),
  },
} as const

export type ContentComponents = typeof contentComponents
export type ContentComponentName = keyof ContentComponents
export type ContentProperties<Name extends ContentComponentName> = Static<ContentComponents[Name]['properties']>
