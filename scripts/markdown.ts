/** A text in Markdown, in which nothing is formatted, makes a link or calls people. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[&<>*_`[\]|@~#\\$]/g, (sign) => `&#${sign.charCodeAt(0)};`)
