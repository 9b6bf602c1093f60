import type { KnownNames } from '../../renderer/content/validate.ts'
import type { Answers } from './answers.ts'
import type { AnswerField } from './fields.ts'

/** What something new adds to the project. Paths are those from its root, with slashes. */
export type Addition = {
  /** Text of each new file. */
  files: Readonly<Record<string, string>>
  /** New text of each file that is there already. */
  changes: Readonly<Record<string, string>>
  /** What is left to do, after the texts that are still to be written. */
  next: readonly string[]
}

/** What `add` works with: the project, what fields may refer to, and the values known so far. */
export type Material = { root: string; known: KnownNames; answers: Answers }

/** Something that `npm run new` can add. */
export type Thing = {
  /** What it is, for the list of things. */
  about: string
  /** A name it could have. */
  example: string
  /** The fields that flags and answers can fill. */
  fields: readonly AnswerField[]
  /** Its name without what goes without saying. */
  tidyName?: (typed: string) => string
  /**
   * The fields that follow from its name.
   * @throws InputError when nothing can be added under this name.
   */
  begin: (name: string, root: string) => Answers
  /**
   * Works out what to add. Writes nothing.
   * @throws InputError when it cannot be added.
   */
  add: (name: string, material: Material) => Addition
}
