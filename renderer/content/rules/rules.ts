import { readFileSync } from 'node:fs'
import { picturesFile } from '../../../content/schema/pictures.ts'
import { redirectsFile } from '../../../content/schema/redirects.ts'
import { codeHash, contentHash } from '../../cache.ts'
import { lazy } from '../../memoize.ts'
import { checkBody, checkMarkdown } from './body.ts'
import * as business from './business.ts'
import { checkTypedFacts, checkTypedPhones } from './facts.ts'
import * as fields from './fields.ts'
import * as files from './files.ts'
import { checkAnchors } from './links.ts'
import { checkPhrases, phrasesFile } from './phrases.ts'
import { checkPublished, checkRedirects } from './redirects.ts'
import type { Rule, RuleSet } from './rule.ts'
import { businessFile } from './rule.ts'
import { checkTranslation, checkValues } from './translations.ts'

const rules: readonly Rule[] = [
  { id: 'schema', looksAt: 'texts', check: files.checkFields },
  { id: 'markdown', looksAt: 'texts', check: checkMarkdown },
  { id: 'body', looksAt: 'texts', check: checkBody },
  { id: 'typed-fact', looksAt: 'texts', check: checkTypedFacts },
  { id: 'typed-phone', looksAt: 'texts', check: checkTypedPhones },
  { id: 'phrase', looksAt: 'texts', check: checkPhrases },
  { id: 'link', looksAt: 'all', check: checkAnchors },
  { id: 'claim-figure', looksAt: businessFile, check: business.checkClaimFigures },
  { id: 'end-day', looksAt: businessFile, check: business.checkDaysInWords },
  { id: 'end-day', only: 'originals', looksAt: businessFile, check: business.checkEnds },
  { id: 'first-day', only: 'originals', looksAt: businessFile, check: business.checkStarts },
  { id: 'hours', only: 'originals', looksAt: businessFile, check: business.checkHours },
  { id: 'unconfirmed', only: 'originals', looksAt: businessFile, check: business.checkUnconfirmed },
  { id: 'relay', only: 'originals', looksAt: businessFile, check: business.checkRelay },
  { id: 'claim', only: 'originals', looksAt: businessFile, check: business.checkClaims },
  {
    id: 'promotion-page',
    only: 'originals',
    looksAt: businessFile,
    check: business.checkPromotions,
  },
  { id: 'file-missing', only: 'originals', looksAt: 'all', check: files.checkPresence },
  { id: 'file-path', only: 'originals', looksAt: 'all', check: files.checkPaths },
  { id: 'address-twice', only: 'originals', looksAt: 'all', check: files.checkAddresses },
  { id: 'static-file', only: 'originals', looksAt: 'all', check: files.checkStaticFiles },
  { id: 'picture', only: 'originals', looksAt: 'all', check: files.checkPictureFiles },
  { id: 'name-twice', only: 'originals', looksAt: 'all', check: fields.checkNames },
  { id: 'title-twice', only: 'originals', looksAt: 'all', check: fields.checkTitles },
  { id: 'local-issue', only: 'originals', looksAt: 'all', check: fields.checkLocalIssues },
  { id: 'project-picture', only: 'originals', looksAt: 'all', check: fields.checkProjectPictures },
  { id: 'alt-missing', only: 'originals', looksAt: picturesFile, check: fields.checkAltTexts },
  { id: 'redirect', only: 'originals', looksAt: redirectsFile, check: checkRedirects },
  { id: 'published', only: 'originals', looksAt: redirectsFile, check: checkPublished },
  { id: 'translation', only: 'translations', looksAt: 'texts', check: checkTranslation },
  { id: 'translation', only: 'translations', looksAt: 'texts', check: checkValues },
]

/**
 * What makes a site wrong: files that do not match their schema, links that lead nowhere, pages that
 * were public and are gone, phrases that the law forbids. Builds stop at it. What is style is in
 * scripts/check. Rules that stand for several, such as those of a schema, give each problem its id.
 */
export const buildRules: RuleSet = {
  code: lazy(() =>
    contentHash(codeHash('renderer/content', 'content/schema'), readFileSync(phrasesFile)),
  ),
  rules,
}
