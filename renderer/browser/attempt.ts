/** Returns what a function returns, or undefined where a browser refuses: it blocks its storage. */
export const attempt = <Result>(use: () => Result): Result | undefined => {
  try {
    return use()
  } catch {
    return undefined
  }
}
