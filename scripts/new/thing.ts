import type { CheckInput } from '../../renderer/content/content-folder.ts'
import type { AnswerField, Answers } from './fields.ts'

/** What something new adds to the project. Paths are relative to its root, with slashes. */
export type Addition = {
  /** The text of each new file. */
  files: Readonly<Record<string, string>>
  /** The new text of each file that exists already. */
  changes: Readonly<Record<string, string>>
  /** What to do after the listed texts are written. */
  next: readonly string[]
}

/** The project that something is added to, and its content in the default language. */
export type Site = { root: string; content: CheckInput }

/** Something that `npm run new` can add. */
export type Thing = {
  /** What it is, for the list of things. */
  about: string
  /** A name it could have. */
  example: string
  /** The fields that flags and answers can fill. */
  fields: readonly AnswerField[]
  /** The name without what goes without saying, such as the state of a city. */
  tidyName?: (typed: string) => string
  /**
   * The fields that follow from the name.
   * @throws InputError when nothing can be added under this name.
   */
  fieldsFromName: (name: string, site: Site) => Answers
  /**
   * Works out what to add, and writes nothing.
   * @throws InputError when it cannot be added.
   */
  add: (name: string, answers: Answers, site: Site) => Addition
}
