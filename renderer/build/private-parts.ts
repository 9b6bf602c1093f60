import type { Rollup } from 'vite'

/**
 * Everything here reads what Vike and Vite keep to themselves, so any new version may break it. These are the versions it was
 * tried on; a test fails when others are installed. Then look at each part, build, and raise the number.
 */
export const triedOn = { vike: '0.4.266', vite: '8.3.8' }

/** A page as Vike hands it over once rendered. Vike keeps it until the end of the build unless it is taken away. */
export type RenderedPage = {
  _prerenderResult?: { filePath: string; fileContent: string }
  _prerenderContext: { output: unknown[] }
}

/** Takes the file of a rendered page from Vike, which then forgets it: a build of thousands of pages fits the memory. */
export const takeFile = (page: RenderedPage): { path: string; html: string } => {
  const { filePath: path = '', fileContent: html = '' } = page._prerenderResult ?? {}
  delete page._prerenderResult
  page._prerenderContext.output.length = 0
  return { path, html }
}

/** The module that Vite puts around every `import()`. */
export const preloadHelper = /vite\/preload-helper/

/** The stylesheets that Vite would fetch along with a script, as files of the site. Asked for before `withoutStyles`. */
export const stylesheetsOf = (chunk: Rollup.OutputChunk): string[] => [...(chunk.viteMetadata?.importedCss ?? [])]

/** Lets a script load without the styles that Vite would fetch along with it. */
export const withoutStyles = (chunk: Rollup.OutputChunk): void => chunk.viteMetadata?.importedCss.clear()
