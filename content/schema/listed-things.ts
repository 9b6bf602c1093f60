import type { Beginning } from './kind-of-files.ts'
import { slugOf } from './slug.ts'
import { testimonialsFile } from './testimonials.ts'

/** Something that is an item of a list in a file. */
export type ListedThing = Beginning & { file: string; list: string }

/** The things that are items of a list, by the word for one. */
export const listedThings: Readonly<Record<string, ListedThing>> = {
  testimonial: {
    file: testimonialsFile,
    list: 'testimonials',
    nameField: 'name',
    example: 'Rosa T.',
  },
  term: {
    file: 'content/glossary.yaml',
    list: 'terms',
    nameField: 'term',
    example: 'Ridge vent',
    knownFields: (name) => ({ slug: slugOf(name) }),
  },
}
