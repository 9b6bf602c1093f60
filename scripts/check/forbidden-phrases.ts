export type ForbiddenPhrase = {
  words: RegExp
  /** A sentence that also says this may use the words. */
  unless?: RegExp
  /** What to write in its place, for the end of a message. */
  instead: string
}

const insurer = '(?:insurers?|insurance(?: compan(?:y|ies)| carriers?)?|adjusters?)'
const claims = '(?:(?:your|the|their|any|every|all|insurance|roof) )+claims?'
/** That we do it: owners may be told how to file a claim of theirs. */
const byUs = '(?<=\\b(?:we|us|our \\w+|\\{companyName\\})\\b[^.;:?]{0,90})'
const handle =
  '(?:(?:handl|manag|fil|negotiat|settl|prepar|tak)(?:e|es|ing)|process(?:es|ing)?|submit(?:s|ting)?)(?: care of)?'

const oneOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'), 'i')

const documentIt = 'write "we can document what we see and give you an itemized estimate"'

/**
 * Words that content/facts.md, 1.7 (7) and (20), rules out, in every form they take. "Best" is ruled
 * out where it praises: before what we are, do or sell, and after a place. "The best time to call",
 * "at best" and "a spring visit works best" praise nobody.
 */
export const forbiddenPhrases: readonly ForbiddenPhrase[] = [
  {
    words: /\b(?:hurricane|storm|wind|weather)[- ]?proof(?:ed|ing|s)?\b/i,
    instead: 'name the rating or approval the product was tested to',
  },
  {
    words: /\bhurricane[- ]resistan(?:t|ce)\b/i,
    unless: /\b(?:test(?:s|ed|ing)?|approv(?:al|als|ed)|ratings?|rated)\b/i,
    instead: 'name in the same sentence the rating or approval it was tested to',
  },
  {
    words: /\bguarant(?:eed?|ees|eeing|y|ies)\b/i,
    instead: 'say what the written warranty or contract covers, and for how long',
  },
  {
    words:
      /\blifetime (?:roof\w*|guarantee\w*|warrant\w*)\b|\blasts? (?:you )?(?:a|your) lifetime\b/i,
    instead: 'give the years of content/facts.md 2.1, "with maintenance"',
  },
  {
    words: oneOf(
      '\\bbest (?:roof\\w*|contractors?|compan(?:y|ies)|crews?|teams?|choice|prices?|value|deals?|quality|service|warrant(?:y|ies)|materials?|products?|workmanship|craftsmanship|work|systems?|in (?:town|the|south|all|florida|miami|business|class))\\b',
      "(?:\\b(?:florida|miami|miami-dade|broward|count(?:y|ies)|city|town|state|area|region|coast)|\\})['’]s (?:very )?best\\b",
      '\\b(?:we|they|crews?|roofers?) (?:are|is) (?:simply |quite simply |just )?the best\\b',
    ),
    instead: 'say what makes it good, as a fact readers can check',
  },
  {
    words:
      /#(?<![\p{L}\p{N}]#)\s?1(?!\p{N})|\b(?:number one|no\. ?1)(?= (?:roof|contractor|compan|choice|in\b))/iu,
    instead: 'leave the rank out, or name who ranked whom, and when',
  },
  {
    words: /\bleak[- ]?(?:free|proof(?:ed|ing)?)\b/i,
    instead: 'say what keeps the water out, such as the flashing or the second water barrier',
  },
  {
    // Covered with tarps is another thing than covered by a policy.
    words: /\bfully covered\b(?! (?:with|in|under)\b)/i,
    instead: 'name what the warranty or contract covers, and leave policies to the insurer',
  },
  {
    words: /\b(?:no|zero|without(?: any)?) risks?\b|\brisk[- ]?free\b/i,
    instead: 'say what it costs and binds to, such as "free, with no obligation"',
  },
  {
    words: oneOf(
      `\\b${handle} ${claims}\\b${byUs}`,
      `\\b(?:deal|work|negotiat|fight)(?:e|es|s|ing)? (?:directly )?with (?:your|the) ${insurer}\\b${byUs}`,
      '\\bclaims? (?:handling|handled|assistance|management)\\b',
    ),
    instead: documentIt,
  },
  {
    words: oneOf(
      `\\b(?:maximi[sz]|increas|boost|rais)(?:e|es|ed|s|ing)? (?:${claims}|(?:your|the) (?:insurance )?(?:payout|settlement)s?)\\b`,
    ),
    instead: documentIt,
  },
  {
    words: oneOf(
      `\\b${insurer} (?:will|must|should|has to|have to|is going to) (?:\\w+ )?(?:cover|pay)\\b`,
      '\\bcovered by (?:your |the )?insurance\\b',
    ),
    // Asking what a policy pays promises nothing.
    unless: /\b(?:what|whether|how much|ask)\b/i,
    instead: 'write "what a policy pays is between you and your insurer"',
  },
]
