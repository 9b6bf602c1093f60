/**
 * A tab of a browser that is not Chromium: what both kinds of WebDriver can do. Playwright drives
 * stock Firefox only in its newest version, and WebKitGTK not at all.
 */
export type Tab = {
  /** Loads an address, and waits for its load event. */
  open: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** Runs a function in the page. It must stand alone; arguments and answer are JSON. */
  run: <Args extends readonly unknown[], Answer>(
    work: (...args: Args) => Answer,
    ...args: Args
  ) => Promise<Answer>
  /** Performs keys and pointers as section "Actions" of WebDriver describes them. */
  act: (source: object) => Promise<void>
  /** A PNG of what is in view, as base64. */
  screenshot: () => Promise<string>
  /** What went wrong in the page, as far as the browser tells. */
  errors: readonly string[]
  close: () => Promise<void>
}

/** A running browser. */
export type Engine = {
  /** A tab with storage of its own. */
  newTab: (width: number, height: number) => Promise<Tab>
  quit: () => Promise<void>
}

/** The expression that runs a function with its arguments and answers in JSON. */
export const call = (work: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `JSON.stringify((${work})(...${JSON.stringify(args)})) ?? "null"`
