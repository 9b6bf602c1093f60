/** Options: each value, in English for the office, mapped to the text the visitor reads. */
export type Choices = Readonly<Record<string, string>>
