import type { ForbiddenPhrase } from './forbidden-phrases.ts'

/** Whole words: `\b` takes an accented letter for the end of one. */
const words = (...patterns: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'iu')

const claim = '(?:(?:su|la|el|una|un|cualquier|toda|tu) )?(?:reclamaci(?:ón|ones)|reclamos?)'
const insurer = '(?:(?:el|su|la) )?(?:seguros?|aseguradoras?|póliza|ajustador(?:es)?)'
/** What we would do with a claim: owners may be told how to file one of theirs. */
const weHandle =
  '(?:nos (?:encargamos|ocupamos|hacemos cargo) de|(?:manej|gestion|tramit|present|negoci|proces|prepar|llev|resolv)[ae]mos)'
const praised =
  '(?:techos?|techadores?|contratistas?|compañías?|empresas?|cuadrillas?|equipos?|opción|opciones|precios?|ofertas?|calidad|servicios?|garantías?|materiales|material|productos?|trabajos?|sistemas?|tejas?)'

const documentIt =
  'write "podemos documentar lo que vemos y darle un presupuesto detallado por partidas"'

/** The words that content/facts.md, 1.7 (7) and (20), rules out, as Spanish says them. */
export const forbiddenPhrasesInSpanish: readonly ForbiddenPhrase[] = [
  {
    words: words(
      '(?:a prueba de|inmunes? a(?: los)?) (?:huracanes|huracán|tormentas|vientos?|ciclones)',
      'antihuracanes',
    ),
    instead:
      'name the rating or approval the product was tested to: "probado según su aprobación de producto"',
  },
  {
    words: words('resistentes? a(?: los)? huracanes', 'resistencia a(?: los)? huracanes'),
    unless: /prueba|prob[aó]|ensay|aproba|clasific/iu,
    instead: 'name in the same sentence the rating or approval it was tested to',
  },
  {
    words: words('garantiz\\p{L}*'),
    instead: 'say what the written warranty ("garantía por escrito") covers, and for how long',
  },
  {
    words: words(
      '(?:techos?|garantías?) (?:de por vida|vitalicias?|para toda la vida)',
      'duran?(?:rá|rán)? toda (?:la|una) vida',
    ),
    instead: 'give the years of content/facts.md 2.1, "con mantenimiento"',
  },
  {
    words: words(
      `(?:el|la|los|las) (?:mejor|mejores) ${praised}`,
      `mejores ${praised}`,
      '(?:el|la|los|las) (?:mejor|mejores) (?:de|del|en) (?:(?:el|la|todo|toda|todo el|toda la) )?(?:sur|florida|miami(?:-dade)?|broward|condado|ciudad|zona|área|estado|costa)',
      'somos (?:simplemente )?(?:el mejor|la mejor|los mejores|las mejores)',
    ),
    instead: 'say what makes it good, as a fact readers can check',
  },
  {
    words: words('número uno', 'n(?:úm|o|\\.º|º)\\.? ?1', '#\\s?1'),
    instead: 'leave the rank out, or name who ranked whom, and when',
  },
  {
    words: words(
      '(?:sin|libres? de|cero|nunca más) (?:\\p{L}+ )?(?:goteras?|filtraciones)',
      'a prueba de (?:goteras|filtraciones)',
    ),
    // How dry an old roof has stayed promises nothing.
    unless: /hasta (?:ahora|hoy|el momento)/iu,
    instead: 'say what keeps the water out, such as "tapajuntas" or "barrera secundaria"',
  },
  {
    words: words(
      '(?:totalmente|completamente|100 ?%) cubiert[oa]s?',
      'cobertura (?:total|completa)',
    ),
    instead: 'name what the warranty or contract covers, and leave policies to the insurer',
  },
  {
    words: words('(?:sin|cero|libres? de)(?: ningún)? riesgos?'),
    instead: 'say what it costs and binds to, such as "gratis y sin compromiso"',
  },
  {
    words: words(
      `${weHandle} ${claim}`,
      `${weHandle} (?:todo )?(?:con )?${insurer}`,
      `(?:trat|negoci|trabaj|habl|pele)amos (?:directamente )?con ${insurer}`,
      '(?:manejo|gestión|trámite|asistencia|ayuda) (?:de|con) (?:su |la |el )?(?:reclamaci(?:ón|ones)|reclamos?)',
    ),
    instead: documentIt,
  },
  {
    words: words(
      `(?:maximi[zc]|aument|sub|increment)\\p{L}* (?:${claim}|(?:su|el|la) (?:pago|indemnización|compensación))`,
    ),
    instead: documentIt,
  },
  {
    words: words(
      `${insurer} (?:(?:lo|la|le|se lo|nos|siempre|también|sí|todo) )*(?:cubre|cubren|cubrirán?|paga|pagan|pagarán?|debe (?:cubrir|pagar)|tiene que (?:cubrir|pagar))`,
      `cubiert[oa]s? por ${insurer}`,
    ),
    // Asking what a policy pays promises nothing.
    unless: /qué|cuánto|(?<!\p{L})si(?!\p{L})|pregunt/iu,
    instead: 'write "lo que paga una póliza es asunto entre usted y su aseguradora"',
  },
]
