import { words } from './fields.ts'

export const islandWords = words(
  'content/words/islands.yaml: error messages for interactive parts of a page, such as calculators.',
  {
    notLoaded: 'Shown when a button was pressed but the code behind it could not be loaded.',
    crashed: 'Heading shown in place of a part that crashed.',
  },
)
