/** Escapes Markdown, so that a text has no formatting, links or mentions. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[&<>*_`[\]|@~#\\$]/g, (sign) => `&#${sign.charCodeAt(0)};`)
