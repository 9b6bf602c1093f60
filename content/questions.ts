/**
 * What code asks of the content, so that a page can be made again when an answer has changed, and
 * only then: every way to the content is a question, and the answers that a page was made from are
 * noted by themselves.
 */

type Answer = (about: string) => unknown

/** Changes whenever an answer may, and takes less to find. */
type Version = (about: string) => string

const answers = new Map<string, Answer>()
const versions = new Map<string, Version>()
const known = new Map<string, unknown>()
let noted: Set<string> | undefined

/** Runs something whose questions are noted in a set, or nowhere. */
const noting = <T>(set: Set<string> | undefined, run: () => T): T => {
  const outer = noted
  noted = set
  try {
    return run()
  } finally {
    noted = outer
  }
}

const partsOf = (asked: string): [name: string, about: string] => {
  const space = asked.indexOf(' ')
  return [asked.slice(0, space), asked.slice(space + 1)]
}

/** Answers a question that was noted. Undefined as well if it is not asked any more. */
export const answerTo = (asked: string): unknown => {
  if (!known.has(asked)) {
    const [name, about] = partsOf(asked)
    known.set(
      asked,
      noting(undefined, () => answers.get(name)?.(about)),
    )
  }
  return known.get(asked)
}

/**
 * The version of the answer to a question that was noted: while it is the same, so is the answer.
 * Undefined if only the answer itself can tell.
 */
export const versionOf = (asked: string): string | undefined => {
  const [name, about] = partsOf(asked)
  return versions.get(name)?.(about)
}

/**
 * Declares a question about the content. Its answer is plain data, found from the content, from
 * other questions and from nothing else, and found once.
 * @param name of the question, unlike any other.
 * @param answer finds the answer: about what is a text of its own, such as an address.
 * @param version changes whenever the answer may, for one that takes long to find.
 */
export const question = <T>(name: string, answer: (about: string) => T, version?: Version) => {
  answers.set(name, answer)
  if (version) versions.set(name, version)
  // To find the same text again in sets and maps is quicker than an equal one.
  const texts = new Map<string, string>()
  return (about = ''): T => {
    const asked = texts.get(about) ?? `${name} ${about}`
    texts.set(about, asked)
    noted?.add(asked)
    return answerTo(asked) as T
  }
}

/** The questions that something asks while it runs, and what it made. */
export const questionsOf = <T>(run: () => T): { made: T; questions: ReadonlySet<string> } => {
  const questions = new Set<string>()
  return { made: noting(questions, run), questions }
}

const forgets: (() => void)[] = []

/** Finds something whose finding does not matter to whoever asks, such as an entry at an address. */
export const apart = <T>(find: () => T): T => noting(undefined, find)

/**
 * What makes something the first time, and keeps it. It may hold more than data, so it is no answer:
 * whoever uses it asks all that was asked to make it.
 */
export const once = <T>(make: () => T): (() => T) => {
  let result: ReturnType<typeof questionsOf<T>> | undefined
  return () => {
    result ??= questionsOf(make)
    if (noted) for (const asked of result.questions) noted.add(asked)
    return result.made
  }
}

/** Like `once`, for each thing that it may be about. Forgotten when the content changes. */
export const madeOnce = <T>(make: (about: string) => T) => {
  const made = new Map<string, () => T>()
  forgets.push(() => made.clear())
  return (about = ''): T => {
    const result = made.get(about) ?? once(() => make(about))
    made.set(about, result)
    return result()
  }
}

/** Forgets all answers, because the content has changed. */
export const forgetAnswers = (): void => {
  known.clear()
  for (const forget of forgets) forget()
}
