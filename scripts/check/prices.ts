import { damageLevels, insulationLevels, roofSlopes } from '../../content/schema/calculators.ts'
import { floridaDay, isDay } from '../../content/schema/day.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { recordOf } from '../../renderer/is-record.ts'
import { entriesIn } from './groups.ts'
import { asWarning, atField } from './problems.ts'
import type { Rule } from './rule.ts'

/** Factors that grow from one option to the next. */
const growing = {
  roofSlope: roofSlopes,
  damageLevel: damageLevels,
  insulation: insulationLevels,
}

function* wrongOrder(file: ContentFile): Generator<Problem> {
  for (const [group, options] of Object.entries(growing)) {
    const factors = recordOf(file.fields[group])
    for (const [index, option] of options.entries()) {
      const before = options[index - 1] ?? option
      const says = `${factors[option]} is less than the ${factors[before]} of "${before}": correct one of them`
      if (Number(factors[option]) < Number(factors[before]))
        yield asWarning(atField(file, [group, option], says))
    }
  }
}

/** Prices and factors of a file that contradict each other, or have a day that is still to come. */
function* wrongIn(file: ContentFile): Generator<Problem> {
  const { since } = file.fields
  const early = `${since} is still to come; correct it, unless these prices go public on that day`
  if (isDay(since) && since > floridaDay()) yield asWarning(atField(file, ['since'], early))
  yield* wrongOrder(file)
  for (const [name, { min, max }] of entriesIn(file.fields.upgrades)) {
    const says = `${max} is less than ${min}, the least: correct one of them`
    if (Number(max) < Number(min)) yield atField(file, ['upgrades', name, 'max'], says)
  }
}

/** The prices and factors of the calculators are consistent. */
export const checkPrices: Rule = ({ files }) =>
  files
    .filter(({ path }) => path.startsWith('content/prices/'))
    .flatMap((file) => [...wrongIn(file)])
