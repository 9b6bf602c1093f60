import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'postcss'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Primitives } from '../../components/parts/Primitives.tsx'
import { tokensFile } from '../../renderer/design/tokens.ts'
import { filesIn } from '../../renderer/files-in.ts'
import { htmlAt } from './html-at.tsx'

const filesOf = (pattern: RegExp, ...folders: string[]) =>
  folders
    .flatMap((folder) => filesIn(folder).map((file) => join(folder, file)))
    .filter((file) => pattern.test(file))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const sources = filesOf(/\.tsx?$/, 'components', 'pages', 'renderer')
const schema = filesOf(/\.ts$/, 'content/schema')
const sheets = filesOf(/\.css$/, 'components').map((file) => ({ ...file, root: parse(file.text) }))
type Sheet = (typeof sheets)[number]
const isModule = ({ path }: Sheet) => path.endsWith('.module.css')

/** Returns the classes of a stylesheet that are of its own or, in a module, global. */
const classesIn = ({ root }: Sheet, global = false) => {
  const classes = new Set<string>()
  root.walkRules(({ selector }) => {
    const text = global
      ? [...selector.matchAll(/:global\(([^)]*)\)/g)].join(' ')
      : selector.replace(/:global\([^)]*\)/g, '')
    for (const [, name = ''] of text.matchAll(/\.([a-z][\w-]*)/gi)) classes.add(name)
  })
  return classes
}

/** The code that composes pages, without the page that lists every class. */
const pages = sources.filter(({ path }) => !path.startsWith('components/parts/'))
const codeOf = (files: readonly { text: string }[]) =>
  files.map(({ text }) => text.replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '')).join('\n')
const composed = sheets.flatMap(({ text }) => text.match(/composes: .* from global/g) ?? []).join()

/** The files that import a CSS module, with the name that it has there. */
const usersOf = (sheet: Sheet) =>
  sources.flatMap((source) =>
    [...source.text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
      .filter(([, , css = '']) => join(dirname(source.path), css) === sheet.path)
      .map(([, name = '']) => ({ ...source, name })),
  )

test.each(sheets)('$path has no class that nothing uses', (sheet) => {
  const code = isModule(sheet) ? codeOf([...usersOf(sheet), ...schema]) : codeOf(pages) + composed
  const before = isModule(sheet) ? '\\w-' : '\\w.-'
  const isUsed = (name: string) => new RegExp(`(?<![${before}])${name}(?![\\w-])`).test(code)
  expect([...classesIn(sheet)].filter((name) => !isUsed(name))).toEqual([])
})

test('every class in the markup is written', () => {
  for (const sheet of sheets.filter(isModule))
    for (const { path, name, text } of usersOf(sheet)) {
      const taken = text.matchAll(new RegExp(`(?<![./\\w])${name}\\.(\\w+)`, 'g'))
      const missing = [...taken].filter(([, one = '']) => !classesIn(sheet).has(one))
      expect(missing.map(String), path).toEqual([])
    }
  const known = new Set(sheets.flatMap((sheet) => [...classesIn(sheet, isModule(sheet))]))
  const literals = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:className|columns|frame)=(?:"([^"]*)"|{`([^`]*)`})/g)]
      .map(([, plain, template = '']) => plain ?? template.replace(/\$\{[^}]*\}/g, ' '))
      .flatMap((list) => list.split(' ').filter(Boolean))
      .map((name) => ({ name, path })),
  )
  expect(literals.length).toBeGreaterThan(100)
  expect(literals.filter(({ name }) => !known.has(name))).toEqual([])
})

/** Classes that only scripts set. */
const states = ['is-waiting', 'shield', 'submit', 'submitting']

test('the page of parts names every class that pages are composed from', () => {
  const html = htmlAt('/', createElement(Primitives))
  const names = [...html.matchAll(/<code>(.*?)<\/code>/g)].flatMap(([, name = '']) =>
    name.split(' '),
  )
  const primitives = sheets
    .filter(({ path }) => /\/(?:base|layout|surfaces|lists|utilities)\.css$/.test(path))
    .flatMap((sheet) => [...classesIn(sheet)])
  expect(primitives.length).toBeGreaterThan(70)
  expect([...new Set(primitives)].filter((name) => !names.includes(name)).sort()).toEqual(states)
})

/** What a space may be made of besides the scale: parts of the text, the screen and the box. */
const otherSpace = /var\([^)]*\)|env\([^)]*\)|[\d.]+(?:em|%|vw)\b/g

test('gap, padding and margin take the scale of spaces', () => {
  const lengths = (value: string) =>
    value.replace(otherSpace, '').match(/[\d.]+(?:rem|px)\b/g) ?? []
  expect(lengths('calc(-1 * var(--s3)) 1em 0 min(var(--s5), 5vw)')).toEqual([])
  expect(lengths('max(1rem, var(--s3)) 4px')).toHaveLength(2)
  const wrong = sheets.flatMap(({ path, root }) => {
    const found: string[] = []
    root.walkDecls(/^(?:(?:row-|column-)?gap|padding(?:-.*)?|margin(?:-.*)?|--gap)$/, (decl) => {
      if (lengths(decl.value).length > 0) found.push(`${path}: ${decl}`)
    })
    return found
  })
  expect(wrong).toEqual([])
})

const color = /(?<!\w|url\()(?:#|%23)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(/gi
const width = /@(?:media|container)[^{]*\bwidth\b|\((?:min|max)-width/g
const partOfClass = /\[class[*^$|~]?=/g

/** Masks have no color: black just means visible. */
const loneValues = (text: string): string[] =>
  [color, width, partOfClass].flatMap(
    (pattern) => text.replace(/\bmask(?:-\w+)?:[^;]*;/g, '').match(pattern) ?? [],
  )

test('colors and breakpoints are defined only in tokens and drawings, and classes matched only whole', () => {
  const wrong =
    'a { color: #0E2A3B } @media screen and (width >= 40rem) {} a[class*="line"] {} stroke="%23c4552d" rgb(255 255 255)'
  expect(loneValues(wrong)).toHaveLength(5)
  const found = filesOf(/\.(css|tsx?|mjs)$/, 'components', 'pages', 'renderer', 'scripts')
    .filter(({ path }) => path !== tokensFile)
    .map(({ path, text }) => ({ path, values: loneValues(text) }))
  expect(found.filter(({ values }) => values.length > 0)).toEqual([])
})
