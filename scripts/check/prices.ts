import { parse } from 'yaml'
import { damageLevels, insulationLevels, roofSlopes } from '../../content/schema/calculators.ts'
import { floridaDay, isDay } from '../../content/schema/day.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import { fieldName, type Problem } from '../../renderer/content/problem.ts'
import { valuesOf } from '../../renderer/content/schema-nodes.ts'
import type { Site } from '../../renderer/content/site.ts'
import { git } from '../../renderer/git.ts'
import { entriesIn, recordOf } from '../../renderer/is-record.ts'
import type { Rule } from './context.ts'
import { asWarning, atField } from './problems.ts'

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

/** A price that is this much larger or smaller than before is more likely a slip than a decision. */
const most = 1.5

/** The text of a file on the branch that is published, or else as it was last committed. */
const released = (root: string, path: string): string | undefined =>
  ['origin/main', 'main', 'HEAD']
    .map((branch) => () => git(root, 'show', `${branch}:${path}`))
    .reduce<string | undefined>((text, show) => text ?? show(), undefined)

/** Prices that moved by more than half since the last release, and days that did not move with them. */
export const priceChanges = ({ files, root }: Site): Problem[] =>
  files
    .filter(({ path, data }) => path.startsWith('content/prices/') && data !== undefined)
    .flatMap((file) => {
      const before = released(root, file.path)
      const values = new Map(
        valuesOf(before && parse(before)).map(({ path, value }) => [fieldName(path), value]),
      )
      const changed = valuesOf(file.fields).flatMap(({ path, value: now }) => {
        const was = values.get(fieldName(path))
        return typeof was === 'number' && typeof now === 'number' && was !== now
          ? [{ path, was, now }]
          : []
      })
      const far = changed.filter(({ was, now }) => Math.max(now / was, was / now) > most)
      const { since } = file.fields
      const stayed = `${since} is the day of the prices before, and ${changed.map(({ path }) => fieldName(path)).join(', ')} changed: write the day from which this holds`
      return [
        ...far.map(({ path, was, now }) => {
          const says = `${now} was ${was} in the last release, which is a change by more than half: look again, and keep it if it is meant`
          return atField(file, path, says)
        }),
        ...(changed.length > 0 && since === values.get('since') && since !== floridaDay()
          ? [atField(file, ['since'], stayed)]
          : []),
      ].map(asWarning)
    })
