import { list, text } from '../fields.ts'
import { words } from './fields.ts'

/** How many numbered parts each drawing has. */
const partsOf = {
  'roof-parts': 7,
  'roof-layers': 6,
  'roof-to-wall': 7,
  'flat-roof-drainage': 6,
} as const

export type DrawingName = keyof typeof partsOf
export const drawingNames = Object.keys(partsOf) as readonly DrawingName[]

const drawing = (parts: number) =>
  words('A drawing.', {
    alt: 'What it shows, for people who cannot see it.',
    parts: list(
      text('A part, and in a few words what it is.', { maxLength: 120 }),
      'Its parts, in the order of their numbers.',
      parts,
      parts,
    ),
  })

export const drawingWords = words('content/words/drawings.yaml: the words of our own drawings.', {
  'roof-parts': drawing(partsOf['roof-parts']),
  'roof-layers': drawing(partsOf['roof-layers']),
  'roof-to-wall': drawing(partsOf['roof-to-wall']),
  'flat-roof-drainage': drawing(partsOf['flat-roof-drainage']),
})
