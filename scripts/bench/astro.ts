import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pagesIn } from './project.ts'
import { leastAfterEdits, type Usage, usageOf } from './usage.ts'

/** A site of MDX pages with one layout, written as Astro's manual has it. */
const project = {
  'package.json': '{ "type": "module" }',
  'astro.config.mjs': `import mdx from '@astrojs/mdx'
const experimental = process.env.INCREMENTAL ? { incrementalBuild: true } : {}
export default { integrations: [mdx()], cacheDir: './kept', experimental }`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
const loader = glob({ pattern: '**/*.mdx', base: './texts' })
export const collections = { pages: defineCollection({ loader }) }`,
  'src/pages/[...slug].astro': `---
import { getCollection, render } from 'astro:content'
import Layout from '../Layout.astro'
export const getStaticPaths = async () =>
  (await getCollection('pages')).map((page) => ({
    params: { slug: page.id }, props: { page }, cacheKey: page.digest,
  }))
const { page } = Astro.props
const { Content } = await render(page)
---
<Layout title={page.data.title}><Content /></Layout>`,
  'src/Layout.astro': `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>{Astro.props.title}</title></head>
  <body><main><slot /></main></body>
</html>`,
}

/** The text of a page of ours as MDX, a paragraph for each of its blocks. */
const mdxOf = (html: string): string => {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const text = main
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/<\/?(?:p|h\d|li|ul|ol|div|section|dt|dd|td|tr|figcaption|main)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/[{}]/g, '')
  const blocks = text.split('\n').map((block) => block.trim().replace(/^(im|ex)port/, 'To $&'))
  return `---\ntitle: A page\n---\n\n${blocks.filter(Boolean).join('\n\n')}\n`
}

const mdxFile = (page: string) => page.replace(/html$/, 'mdx')

const write = (folder: string, file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

const prepareAstro = (modules: string, site: string, pages: readonly string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-astro-'))
  for (const [file, text] of Object.entries(project)) write(folder, file, text)
  for (const page of pages)
    write(folder, join('texts', mdxFile(page)), mdxOf(readFileSync(join(site, page), 'utf8')))
  symlinkSync(modules, join(folder, 'node_modules'))
  return folder
}

type Usages = { cold: Usage; edited: Usage }

const measure = (folder: string, pages: readonly string[], env: object): Usages => {
  for (const made of ['dist', 'kept', '.astro'])
    rmSync(join(folder, made), { recursive: true, force: true })
  const build = () =>
    usageOf(folder, ['node_modules/astro/bin/astro.mjs', 'build'], {
      ...env,
      ASTRO_TELEMETRY_DISABLED: '1',
    })
  const edited = join(folder, 'texts', mdxFile(pages[0] ?? ''))
  const cold = build()
  const made = pagesIn(join(folder, 'dist')).length
  if (made !== pages.length) throw new Error(`Astro made ${made} of ${pages.length} pages`)
  return {
    cold,
    edited: leastAfterEdits((word) => appendFileSync(edited, `\nThen ${word}.\n`), build),
  }
}

/**
 * What Astro uses to build pages with the texts of ours, and what its incremental build does. Empty
 * without a folder `ASTRO_FOLDER` that has `astro` and `@astrojs/mdx` in its node_modules.
 */
export const astroUsage = (
  site: string,
  pages: readonly string[],
): (readonly [string, Usages])[] => {
  const { ASTRO_FOLDER } = process.env
  if (!ASTRO_FOLDER) return []
  const modules = resolve(ASTRO_FOLDER, 'node_modules')
  const { version } = JSON.parse(readFileSync(join(modules, 'astro/package.json'), 'utf8'))
  const folder = prepareAstro(modules, site, pages)
  try {
    return [
      [`Astro ${version}`, measure(folder, pages, {})],
      ['its incremental build', measure(folder, pages, { INCREMENTAL: 'true' })],
    ]
  } finally {
    if (!process.env.KEEP) rmSync(folder, { recursive: true, force: true })
  }
}
