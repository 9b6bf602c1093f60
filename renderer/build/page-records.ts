import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { writeWhole } from './made-once.ts'

/** What is kept of a page: which of all questions it asked, and what was made of it. */
export type PageRecord<Made> = { questions: Uint32Array; made: Made }

type Kept<Made> = {
  key: string
  questions: readonly string[]
  answers: readonly string[]
  pages: ReadonlyMap<string, PageRecord<Made>>
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

type Settings = {
  file: string
  /** Changes with the code that makes pages. */
  key: string
  answerTo: (question: string) => unknown
}

/**
 * The pages that a former build made, each with the questions that it asked of the content. A page
 * whose answers are the same is the same page.
 */
export const pageRecords = <Made>({ file, key, answerTo }: Settings) => {
  const kept = read<Made>(file)
  const former = kept?.key === key ? kept : undefined
  const numbers = new Map<string, number>()
  const questions: string[] = []
  const answers: string[] = []
  const changed = new Map<number, string | undefined>()

  const numberOf = (question: string): number => {
    const known = numbers.get(question) ?? questions.push(question) - 1
    if (known >= answers.length) {
      numbers.set(question, known)
      answers.push(hashOf(answerTo(question)))
    }
    return known
  }

  /** The first of these former questions that has another answer now. */
  const changedAmong = (record: PageRecord<Made>): string | undefined => {
    for (const number of record.questions) {
      if (!changed.has(number)) {
        const question = former?.questions[number] ?? ''
        const same = former?.answers[number] === answers[numberOf(question)]
        changed.set(number, same ? undefined : question)
      }
      const question = changed.get(number)
      if (question !== undefined) return question
    }
    return undefined
  }

  const pages = new Map<string, PageRecord<Made>>()

  return {
    /** What a former build made of this page, or why it is of no use. */
    find: (page: string): { made: Made } | { because: string } => {
      if (!former) return { because: kept ? 'the code has changed' : 'there is no former build' }
      const record = former.pages.get(page)
      if (!record) return { because: 'it is new' }
      const question = changedAmong(record)
      if (question !== undefined) return { because: `another answer to "${question}"` }
      const asked = record.questions.map((number) => numberOf(former.questions[number] ?? ''))
      pages.set(page, { questions: asked, made: record.made })
      return { made: record.made }
    },
    /** Notes a page that was made now. */
    note: (page: string, asked: Iterable<string>, made: Made): void => {
      pages.set(page, { questions: Uint32Array.from(asked, numberOf), made })
    },
    keep: (): void => {
      mkdirSync(dirname(file), { recursive: true })
      writeWhole(file, serialize({ key, questions, answers, pages } satisfies Kept<Made>))
    },
  }
}
