import { recordOf } from '../../is-record.ts'
import { didYouMean } from '../nearest.ts'
import { issuesIn } from './context.ts'
import { atField } from './problems.ts'
import type { FileRule } from './rule.ts'

/** Checks that each issue of a city is or replaces one of the service's, no two the same. */
export const checkLocalIssues: FileRule = function* ({ file }, { issues }) {
  if (file.entry?.kind !== 'city') return
  for (const [service, titles] of Object.entries(issues)) {
    const local = issuesIn(recordOf(file.fields.services)[service])
    for (const [index, { issue, title, icon }] of local.entries()) {
      const place = ['services', service, 'issues', index]
      if (typeof issue === 'string' && !titles.includes(issue)) {
        const way =
          '; a problem of this place has a "title" of its own, and names here the issue that it replaces'
        const says = `"${issue}" is not an issue of this service${didYouMean(issue, titles) || way}`
        yield atField('local-issue', file, [...place, 'issue'], says)
      } else if (title !== undefined && icon === undefined) {
        const says = 'is missing; a problem of this place needs an icon of its own'
        yield atField('local-issue', file, [...place, 'icon'], says)
      } else if (issue && local.slice(0, index).some((other) => other.issue === issue))
        yield atField(
          'local-issue',
          file,
          place,
          `"${issue}" has been written about above; choose another issue`,
        )
    }
  }
}
