import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allLanguages, fileIn } from '../../content/model/languages.ts'
import { madeOnce } from './made-once.ts'
import { mdxOptions } from './mdx-options.ts'
import { glossaryFile } from './read-content.ts'
import { remarkMarks } from './source-marks/remark-marks.ts'

/** Where compiled texts are kept. */
export const bodiesFolder = 'bodies'

/** The text of an MDX file, below its fields. */
type Body = { path: string; text: string }

/**
 * Compiles the texts of MDX files, each once in this and in later runs.
 * @param code changes with the code that compiles.
 * @param marks whether their words carry their places in the file.
 */
export const bodyCompiler = (code: string, marks: boolean) => {
  /** Loaded only when there is something to compile. */
  const loadCompiler = async () => {
    const { default: mdx } = await import('@mdx-js/rollup')
    const options = { ...mdxOptions, outputFormat: 'function-body' as const }
    const remarkPlugins = [...(mdxOptions.remarkPlugins ?? []), ...(marks ? [remarkMarks] : [])]
    return mdx({ ...options, remarkPlugins })
  }
  let compiler: ReturnType<typeof loadCompiler> | undefined
  // Terms of the glossary become part of the text.
  const terms = allLanguages.map((language) => fileIn(language, glossaryFile)).filter(existsSync)
  const glossary = terms.map((file) => readFileSync(file, 'utf8'))

  /** Changes with what a text is compiled to. */
  const version = ({ path, text }: Body): string =>
    createHash('sha256')
      .update(JSON.stringify([code, marks, ...glossary, path, text]))
      .digest('hex')
      .slice(0, 32)

  /** The body of a function that makes the component, given what it imports. */
  const compile = async (body: Body): Promise<string> => {
    const make = async () => {
      compiler ??= loadCompiler()
      const { transform } = await compiler
      return (await transform.call({} as never, body.text, body.path))?.code ?? ''
    }
    return readFileSync(await madeOnce(join(bodiesFolder, version(body)), make), 'utf8')
  }

  /** Makes ready what the first text takes long for. */
  const warmUp = async (): Promise<void> => {
    compiler ??= loadCompiler()
    const { transform } = await compiler
    await transform.call({} as never, 'A *word*.', 'content/pages/warm-up.mdx')
  }

  return { version, compile, warmUp }
}
