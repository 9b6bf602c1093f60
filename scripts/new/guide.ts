import { floridaDay } from '../../content/model/florida-day.ts'
import { slugOf } from '../../content/model/slug.ts'
import { InputError } from '../terminal.ts'
import { checkPageName } from './names.ts'
import { fillTemplates } from './template.ts'
import type { Thing } from './thing.ts'

/** As content/model/schema/guide.ts has it. */
const longestTitle = 70

export const guide: Thing = {
  about: 'a guide for homeowners, dated today',
  example: 'Attic ventilation',
  add: (name, root) => {
    const slug = slugOf(name)
    checkPageName('guide', { name, slug }, root)
    if (name.length > longestTitle)
      throw new InputError(
        `"${name}" is too long for a title: it can have ${longestTitle} characters.`,
      )
    return {
      files: fillTemplates('guide', { name, slug, today: floridaDay() }),
      changes: {},
      next: ['npm run check:content says what is missing still; npm run dev shows the page.'],
    }
  },
}
