import { problemAt } from '../../renderer/content/content-folder.ts'
import type { Check } from './rule.ts'

/** The forms propose what they save to a repository. */
export const checkCms: Check = ({ files, company }) =>
  files
    .filter(
      ({ path }) =>
        path === 'content/business.yaml' &&
        company.cms === true &&
        company.repository === undefined,
    )
    .map((file) =>
      problemAt(
        file,
        ['cms'],
        'cms: needs `repository` beside it, such as https://github.com/owner/site',
      ),
    )
