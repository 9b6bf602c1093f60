import { words } from './fields.ts'

export const islandWords = words('content/words/islands.yaml: where an interactive part of a page, such as a calculator, fails.', {
  notLoaded: 'When a button was pressed and the part behind it cannot be loaded.',
  crashed: 'Heading in place of a part that broke down.',
})
