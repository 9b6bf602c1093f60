/** What can be chosen: the values that the office reads, in English, each with the text that the visitor reads. */
export type Choices = Readonly<Record<string, string>>
