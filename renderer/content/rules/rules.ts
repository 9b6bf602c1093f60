import { readFileSync } from 'node:fs'
import { picturesFile } from '../../../content/schema/pictures.ts'
import { redirectsFile } from '../../../content/schema/redirects.ts'
import { codeHash, contentHash } from '../../cache.ts'
import { lazy } from '../../memoize.ts'
import { checkBody } from './body.ts'
import * as business from './business.ts'
import * as fields from './fields.ts'
import * as files from './files.ts'
import { checkAnchors, checkLinks } from './links.ts'
import { patternRule, phrasesFile } from './phrases.ts'
import { checkPublished, checkRedirects } from './redirects.ts'
import { businessFile, ofFile, type RuleSet } from './rule.ts'
import { checkTranslation } from './translations.ts'

/**
 * What makes a site wrong: files that do not match their schema, links that lead nowhere, pages that
 * were public and are gone, phrases that the law forbids. Builds stop at it. What is style is in
 * scripts/check. Rules that stand for several, such as those of a schema, give each problem its id.
 */
export const buildRules: RuleSet = {
  code: lazy(() =>
    contentHash(codeHash('renderer/content', 'content/schema'), readFileSync(phrasesFile)),
  ),
  texts: {
    every: {
      schema: files.checkFields,
      body: checkBody,
      link: checkLinks,
      phrase: patternRule(phrasesFile),
    },
    translations: { translation: checkTranslation },
  },
  all: {
    every: {
      link: checkAnchors,
      'claim-figure': ofFile(businessFile, business.checkClaimFigures),
      'day-in-words': ofFile(businessFile, business.checkDaysInWords),
    },
    originals: {
      'end-day': ofFile(businessFile, business.checkEnds),
      order: ofFile(businessFile, business.checkOrder),
      unconfirmed: ofFile(businessFile, business.checkUnconfirmed),
      relay: ofFile(businessFile, business.checkRelay),
      claim: ofFile(businessFile, business.checkClaims),
      'promotion-page': ofFile(businessFile, business.checkPromotions),
      'file-missing': files.checkPresence,
      'file-path': files.checkPaths,
      'address-taken': files.checkAddresses,
      'static-file': files.checkStaticFiles,
      picture: files.checkPictureFiles,
      'name-twice': fields.checkNames,
      'local-issue': fields.checkLocalIssues,
      'project-picture': fields.checkProjectPictures,
      'alt-missing': ofFile(picturesFile, fields.checkAltTexts),
      redirect: ofFile(redirectsFile, checkRedirects),
      published: ofFile(redirectsFile, checkPublished),
    },
  },
}
