import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { writeWhole } from './made-once.ts'

/** What is kept of a page: which of all questions it asked, and what was made of it. */
type PageRecord<Made> = { questions: Uint32Array; made: Made }

type Kept<Made> = {
  key: string
  /** Each question that a page asked, with its answer. */
  questions: readonly string[]
  answers: readonly string[]
  /** Of each question, which of the versions its answer has. */
  versionOf: Uint32Array
  versions: readonly string[]
  /** Every page, with what was made of it. */
  pages: ReadonlyMap<string, Made>
  /** The questions of all pages in a row, as thousands of lists take long to read, and where each ends. */
  asked: Uint32Array
  ends: Uint32Array
}

/** Stands for the version of an answer that has none. */
const noVersion = ''

/** Texts in a list, each once. */
const numberedTexts = () => {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  return {
    texts,
    numberOf: (text: string): number => {
      const number = numbers.get(text) ?? texts.push(text) - 1
      if (number === numbers.size) numbers.set(text, number)
      return number
    },
  }
}

const hashOf = (answer: unknown): string => {
  const text = JSON.stringify(answer) ?? ''
  return text.length < 40 ? text : createHash('sha1').update(text).digest('base64')
}

const read = <Made>(file: string): Kept<Made> | undefined => {
  try {
    return existsSync(file) ? (deserialize(readFileSync(file)) as Kept<Made>) : undefined
  } catch {
    // Another version of Node may have written it, or a full disk cut it short.
    return undefined
  }
}

/** The questions that each page asked. */
const recordsOf = <Made>({ pages, asked, ends }: Kept<Made>): Map<string, PageRecord<Made>> =>
  new Map(
    [...pages].map(([page, made], index) => {
      const questions = asked.subarray(ends[index - 1] ?? 0, ends[index])
      return [page, { questions, made }]
    }),
  )

/** The numbers of several lists in one, and where each ends in it. */
const inARow = (lists: readonly Uint32Array[]): { asked: Uint32Array; ends: Uint32Array } => {
  let end = 0
  const ends = Uint32Array.from(lists, ({ length }) => (end += length))
  const asked = new Uint32Array(end)
  for (const [index, list] of lists.entries()) asked.set(list, ends[index - 1] ?? 0)
  return { asked, ends }
}

type Settings = {
  file: string
  /** Changes with the code that makes pages. */
  key: string
  answerTo: (question: string) => unknown
  /** Changes whenever the answer may; undefined where only the answer itself can tell. */
  versionOf: (question: string) => string | undefined
}

/**
 * The pages that a former build made, each with the questions that it asked of the content. A page
 * whose answers are the same is the same page.
 */
export const pageRecords = <Made>({ file, key, answerTo, versionOf }: Settings) => {
  const kept = read<Made>(file)
  const former = kept?.key === key ? kept : undefined
  const questions = numberedTexts()
  const versions = numberedTexts()
  const answers: string[] = []
  const versionNumbers: number[] = []
  const formerPages = former ? recordsOf(former) : new Map<string, PageRecord<Made>>()
  const pages = new Map<string, PageRecord<Made>>()
  let isOther = false

  /** The former answer to a question, if it has one of this version. */
  const formerAnswer = (number: number | undefined, version: string): string | undefined => {
    if (!former || number === undefined || version === noVersion) return undefined
    const isSame = former.versions[former.versionOf[number] ?? 0] === version
    isOther ||= !isSame
    return isSame ? former.answers[number] : undefined
  }

  /** @param before the number that a question had. */
  const numberOf = (question: string, before?: number): number => {
    const number = questions.numberOf(question)
    if (number === answers.length) {
      const version = versionOf(question) ?? noVersion
      versionNumbers.push(versions.numberOf(version))
      answers.push(formerAnswer(before, version) ?? hashOf(answerTo(question)))
    }
    return number
  }

  /** The numbers that former questions have now, from 1. */
  const presentNumbers = new Uint32Array(former?.questions.length ?? 0)
  const presentNumber = (before: number): number => {
    const known = presentNumbers[before] || numberOf(former?.questions[before] ?? '', before) + 1
    presentNumbers[before] = known
    return known - 1
  }
  const isChanged = (before: number): boolean =>
    former?.answers[before] !== answers[presentNumber(before)]

  return {
    /** What a former build made of this page, or why it is of no use. */
    find: (page: string): { made: Made } | { because: string } => {
      if (!former) return { because: kept ? 'the code has changed' : 'there is no former build' }
      const record = formerPages.get(page)
      if (!record) return { because: 'it is new' }
      const changed = record.questions.find(isChanged)
      if (changed !== undefined)
        return { because: `another answer to "${former.questions[changed]}"` }
      pages.set(page, { questions: record.questions.map(presentNumber), made: record.made })
      return { made: record.made }
    },
    /** Notes a page that was made now. */
    note: (page: string, asked: Iterable<string>, made: Made): void => {
      pages.set(page, { questions: Uint32Array.from(asked, (one) => numberOf(one)), made })
      isOther = true
    },
    /** Keeps them for later builds. */
    keep: (): void => {
      if (!isOther && pages.size === former?.pages.size) return
      mkdirSync(dirname(file), { recursive: true })
      const all: Kept<Made> = {
        key,
        questions: questions.texts,
        answers,
        versionOf: Uint32Array.from(versionNumbers),
        versions: versions.texts,
        pages: new Map([...pages].map(([page, { made }]) => [page, made])),
        ...inARow([...pages.values()].map(({ questions }) => questions)),
      }
      writeWhole(file, serialize(all))
    },
  }
}
