/** Returns what a function returns, or undefined where a browser refuses: it blocks its storage. */
export const attempt = <Result>(use: () => Result): Result | undefined => {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** Parses a text as JSON; undefined if it is something else, such as a captcha page. */
export const parseJson = (text: string): unknown => attempt(() => JSON.parse(text))
