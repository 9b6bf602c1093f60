import { readFileSync } from 'node:fs'
import { useMDXComponents } from '@mdx-js/react'
import type { MDXContent } from 'mdx/types'
import * as runtime from 'react/jsx-runtime'
import { languageOf } from '../../content/schema/languages.ts'
import { cachedFile, codeHash, contentHash } from '../cache.ts'
import { memoize, memoizeByKey } from '../memoize.ts'
import type { Site } from './site.ts'

/** Files in which terms are explained: neither legal texts nor the glossary itself. */
const filesWithTerms = /content\/(guides\/(?!glossary\.)|services\/|cities\/)[^/]+\.mdx$/

/** Runs the code of a compiled text. */
export const runBody = (code: string): MDXContent =>
  new Function(code)({ ...runtime, useMDXComponents }).default

/** Compiles the texts of a site, each when its page is first rendered. */
const bodiesOf = memoize((site: Site) => {
  const code = codeHash('renderer/content', 'content/schema')
  return memoizeByKey(async (path: string): Promise<MDXContent> => {
    const source = site.file(path)
    if (!source) throw new Error(`There is no ${path}`)
    if (!path.endsWith('.mdx')) return () => null
    const terms = filesWithTerms.test(path) ? site.in(languageOf(path).language).glossary.terms : []
    const key = contentHash(code, JSON.stringify([path, source.body, terms]))
    const file = await cachedFile(`bodies/${key}.js`, async () => {
      // Loaded only if a text has to be compiled.
      const { compileBody } = await import('./compile-body.ts')
      return compileBody(source, terms)
    })
    return runBody(readFileSync(file, 'utf8'))
  })
})

/**
 * Returns the text of a file as a component; YAML has none. It is compiled when its page is first rendered,
 * and cached: no text is part of a bundle.
 * @throws if there is no such file.
 */
export const bodyOf = (site: Site, path: string): Promise<MDXContent> => bodiesOf(site)(path)
