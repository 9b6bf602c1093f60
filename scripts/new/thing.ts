/** What something new adds to the project. Paths are those from its root, with slashes. */
export type Addition = {
  /** Text of each new file. */
  files: Readonly<Record<string, string>>
  /** New text of each file that is there already. */
  changes: Readonly<Record<string, string>>
  /** What is left to do, after the texts that are still to be written. */
  next: readonly string[]
}

/** Something that `npm run new` can add. */
export type Thing = {
  /** What it is, for the list of things. */
  about: string
  /** A name it could have. */
  example: string
  /**
   * Reads the project and works out what to add. Writes nothing.
   * @throws InputError when nothing can be added under this name.
   */
  add: (name: string, root: string) => Addition
}
