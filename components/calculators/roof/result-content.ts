import type { Words } from '../../../renderer/content/words.ts'
import type { Formats } from '../engine/formats.ts'
import type { Units } from '../engine/units.ts'

/** What the parts of the roof result are shown with. */
export type RoofContent = {
  words: Words<'roof-result'>
  labels: Words<'roof'>['labels']
  formats: Formats
  units: Units
}
