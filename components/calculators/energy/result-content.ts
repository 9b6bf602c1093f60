import type { Words } from '../../../renderer/content/words.ts'
import type { Formats } from '../engine/formats.ts'
import type { Units } from '../engine/units.ts'

/** What the parts of the energy result are shown with. */
export type EnergyContent = {
  words: Words<'energy-result'>
  labels: Words<'energy'>['labels']
  formats: Formats
  units: Units
}
