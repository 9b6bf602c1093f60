import { parse } from 'yaml'
import { floridaDay } from '../../content/schema/day.ts'
import { fieldName, type Problem } from '../../renderer/content/problem.ts'
import { asWarning, atField } from '../../renderer/content/rules/problems.ts'
import { valuesOf } from '../../renderer/content/schema-nodes.ts'
import type { Site } from '../../renderer/content/site.ts'
import { git } from '../../renderer/git.ts'

/** A price that changes by more than this factor is more likely a slip than a decision. */
const most = 1.5

/** Returns the text of a file on the published branch, or else as last committed. */
const released = (root: string, path: string): string | undefined =>
  ['origin/main', 'main', 'HEAD']
    .map((branch) => () => git(root, 'show', `${branch}:${path}`))
    .reduce<string | undefined>((text, show) => text ?? show(), undefined)

/** Reports prices that moved by more than half since the last release, and dates left unchanged. */
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
        const isChanged = typeof was === 'number' && typeof now === 'number' && was !== now
        return isChanged ? [{ path, was, now, by: Math.max(now / was, was / now) }] : []
      })
      const { since } = file.fields
      const isOld = changed.length > 0 && since === values.get('since') && since !== floridaDay()
      const stayed = `${since} is the day of the prices before: write the day from which these hold`
      return [
        ...changed
          .filter(({ by }) => by > most)
          .map(({ path, was, now }) => {
            const says = `${now} was ${was} in the last release, a change of more than half: look again, and keep it if you mean it`
            return atField('price-change', file, path, says)
          }),
        ...(isOld ? [atField('price-change', file, ['since'], stayed)] : []),
      ].map(asWarning)
    })
