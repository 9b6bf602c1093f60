import type { Language } from '../../content/schema/languages.ts'

type ForbiddenPhrase = {
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
const inEnglish: readonly ForbiddenPhrase[] = [
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

/** Whole words: `\b` takes an accented letter for the end of one. */
const palabras = (...patterns: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'iu')

const reclamo = '(?:(?:su|la|el|una|un|cualquier|toda|tu) )?(?:reclamaci(?:ón|ones)|reclamos?)'
const aseguradora = '(?:(?:el|su|la) )?(?:seguros?|aseguradoras?|póliza|ajustador(?:es)?)'
/** What we would do with a claim: owners may be told how to file one of theirs. */
const weHandle =
  '(?:nos (?:encargamos|ocupamos|hacemos cargo) de|(?:manej|gestion|tramit|present|negoci|proces|prepar|llev|resolv)[ae]mos)'
const praised =
  '(?:techos?|techadores?|contratistas?|compañías?|empresas?|cuadrillas?|equipos?|opción|opciones|precios?|ofertas?|calidad|servicios?|garantías?|materiales|material|productos?|trabajos?|sistemas?|tejas?)'

const documentarlo =
  'write "podemos documentar lo que vemos y darle un presupuesto detallado por partidas"'

/** The same, as Spanish says them. */
const inSpanish: readonly ForbiddenPhrase[] = [
  {
    words: palabras(
      '(?:a prueba de|inmunes? a(?: los)?) (?:huracanes|huracán|tormentas|vientos?|ciclones)',
      'antihuracanes',
    ),
    instead:
      'name the rating or approval the product was tested to: "probado según su aprobación de producto"',
  },
  {
    words: palabras('resistentes? a(?: los)? huracanes', 'resistencia a(?: los)? huracanes'),
    unless: /prueba|prob[aó]|ensay|aproba|clasific/iu,
    instead: 'name in the same sentence the rating or approval it was tested to',
  },
  {
    words: palabras('garantiz\\p{L}*'),
    instead: 'say what the written warranty ("garantía por escrito") covers, and for how long',
  },
  {
    words: palabras(
      '(?:techos?|garantías?) (?:de por vida|vitalicias?|para toda la vida)',
      'duran?(?:rá|rán)? toda (?:la|una) vida',
    ),
    instead: 'give the years of content/facts.md 2.1, "con mantenimiento"',
  },
  {
    words: palabras(
      `(?:el|la|los|las) (?:mejor|mejores) ${praised}`,
      `mejores ${praised}`,
      '(?:el|la|los|las) (?:mejor|mejores) (?:de|del|en) (?:(?:el|la|todo|toda|todo el|toda la) )?(?:sur|florida|miami(?:-dade)?|broward|condado|ciudad|zona|área|estado|costa)',
      'somos (?:simplemente )?(?:el mejor|la mejor|los mejores|las mejores)',
    ),
    instead: 'say what makes it good, as a fact readers can check',
  },
  {
    words: palabras('número uno', 'n(?:úm|o|\\.º|º)\\.? ?1', '#\\s?1'),
    instead: 'leave the rank out, or name who ranked whom, and when',
  },
  {
    words: palabras(
      '(?:sin|libres? de|cero|nunca más) (?:\\p{L}+ )?(?:goteras?|filtraciones)',
      'a prueba de (?:goteras|filtraciones)',
    ),
    // How dry an old roof has stayed promises nothing.
    unless: /hasta (?:ahora|hoy|el momento)/iu,
    instead: 'say what keeps the water out, such as "tapajuntas" or "barrera secundaria"',
  },
  {
    words: palabras(
      '(?:totalmente|completamente|100 ?%) cubiert[oa]s?',
      'cobertura (?:total|completa)',
    ),
    instead: 'name what the warranty or contract covers, and leave policies to the insurer',
  },
  {
    words: palabras('(?:sin|cero|libres? de)(?: ningún)? riesgos?'),
    instead: 'say what it costs and binds to, such as "gratis y sin compromiso"',
  },
  {
    words: palabras(
      `${weHandle} ${reclamo}`,
      `${weHandle} (?:todo )?(?:con )?${aseguradora}`,
      `(?:trat|negoci|trabaj|habl|pele)amos (?:directamente )?con ${aseguradora}`,
      '(?:manejo|gestión|trámite|asistencia|ayuda) (?:de|con) (?:su |la |el )?(?:reclamaci(?:ón|ones)|reclamos?)',
    ),
    instead: documentarlo,
  },
  {
    words: palabras(
      `(?:maximi[zc]|aument|sub|increment)\\p{L}* (?:${reclamo}|(?:su|el|la) (?:pago|indemnización|compensación))`,
    ),
    instead: documentarlo,
  },
  {
    words: palabras(
      `${aseguradora} (?:(?:lo|la|le|se lo|nos|siempre|también|sí|todo) )*(?:cubre|cubren|cubrirán?|paga|pagan|pagarán?|debe (?:cubrir|pagar)|tiene que (?:cubrir|pagar))`,
      `cubiert[oa]s? por ${aseguradora}`,
    ),
    // Asking what a policy pays promises nothing.
    unless: /qué|cuánto|(?<!\p{L})si(?!\p{L})|pregunt/iu,
    instead: 'write "lo que paga una póliza es asunto entre usted y su aseguradora"',
  },
]

type LanguagePhrases = {
  phrases: readonly ForbiddenPhrase[]
  /**
   * An honest denial may say the words: "No roof is hurricane-proof". It reaches to the end of its
   * clause, so that "Do not wait, we handle your claim" is none.
   */
  denial: RegExp
}

/** What nobody may say in each language. */
export const forbiddenPhrases: Readonly<Partial<Record<Language, LanguagePhrases>>> = {
  en: {
    phrases: inEnglish,
    denial:
      /(?:\b(?:no|not|never|none|neither|nor|nobody|nothing|cannot|without)|n['’]t)\b(?:(?!, (?:we|our|you|your|it|they|the|insurance|and|but|so)\b)[^.;:])*$/i,
  },
  es: {
    phrases: inSpanish,
    denial:
      /(?<!\p{L})(?:no|nunca|jamás|ning[uú]n|ninguna|ninguno|nadie|nada|ni|tampoco|sin)(?!\p{L})(?:(?!, (?:nosotros|nos|usted|su|el|la|lo|los|y|pero|así)(?!\p{L}))[^.;:])*$/iu,
  },
}
