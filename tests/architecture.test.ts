import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** From the bottom up: a file may import from its own folder and from those listed before it. */
const layers = ['content', 'renderer', 'components', 'pages', 'scripts']

const sources = layers.flatMap((layer) =>
  readdirSync(layer, { recursive: true, encoding: 'utf8' })
    .map((file) => join(layer, file))
    .filter((file) => /\.tsx?$/.test(file)),
)

type Import = { from: string; to: string; lazy: boolean }

const pattern =
  /(?:^|\n)(?:import|export)\b[^'"\n]*?(?:\bfrom )?'(\.[^']+)'|\}\s*from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g

const importsOf = (file: string, text: string): Import[] =>
  [...text.matchAll(pattern)].map(([, plain, closing, lazy]) => ({
    from: file,
    to: join(dirname(file), (plain ?? closing ?? lazy ?? '').replace(/\?.*$/, '')),
    lazy: lazy !== undefined,
  }))

const layerOf = (file: string) => layers.indexOf(file.split('/')[0] ?? '')
const upward = (imports: readonly Import[]) =>
  imports
    .filter(({ from, to }) => layerOf(to) > layerOf(from))
    .map(({ from, to }) => `${from} -> ${to}`)

const imports = sources.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')))

/** Import cycles, each listed once. */
const circles = (all: readonly Import[]): string[] => {
  const next = new Map<string, string[]>()
  for (const { from, to } of all) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const found: string[] = []
  const follow = (file: string, path: readonly string[]) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (path.includes(file) || done.has(file)) return
    for (const to of next.get(file) ?? []) follow(to, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) follow(file, [])
  return found
}

describe('imports', () => {
  test('are found in every syntax', () => {
    const text =
      "import './a.css'\nimport type { A } from '../b.ts'\nimport {\n  c,\n} from './c.ts'\nexport { d } from './d.ts'\nconst e = () => import('./e.ts')"
    expect(importsOf('pages/x.ts', text).map(({ to }) => to)).toEqual([
      'pages/a.css',
      'b.ts',
      'pages/c.ts',
      'pages/d.ts',
      'pages/e.ts',
    ])
    expect(imports.length).toBeGreaterThan(sources.length)
  })

  test('point downward only: scripts, pages, components, renderer, content', () => {
    expect(upward([{ from: 'content/a.ts', to: 'pages/b.ts', lazy: false }])).toHaveLength(1)
    expect(upward(imports)).toEqual([])
  })

  test('have no cycles', () => {
    const circle = ['a', 'b', 'c'].map((from, index) => ({
      from,
      to: ['b', 'c', 'a'][index] ?? '',
      lazy: index === 2,
    }))
    expect(circles(circle)).toEqual(['a -> b -> c -> a'])
    expect(circles(imports)).toEqual([])
  })
})

describe('what pages are made from', () => {
  /** Code that only browsers run, where the time is that of the visitor. */
  const inBrowsers = [
    'calculators/engine/wizard/use-finish.ts',
    'calculators/roof/voucher.ts',
    'claims/hide-expired.ts',
    'layout/current-year.ts',
    'leads/early/keep-early.ts',
    'ui/load-again.ts',
  ].map((file) => join('components', file))
  /** Code that runs while a page is made: not that of browsers, nor of the content's own rules. */
  const runsInBuild = (file: string) =>
    /^(?:components|pages|renderer\/server|content\/[^/]+$)/.test(file) &&
    !/^components\/offline\/worker|\.island\.tsx$/.test(file) &&
    !inBrowsers.includes(file)
  const changing = /\bprocess\.env\b|\bnew Date\(\)|\bDate\.now\(\)|\bfloridaDay\(\)/
  /** Constants of a module that hold what the content said when the module was loaded. */
  const readOnce =
    /^(?:export )?const [^=\n]*=[^=\n]*?\b(?:business\.\w|wordsOf\(|rawWords\(|claim\()/

  /** The lines of code outside `question(…)` that a page may depend on without anybody knowing. */
  const unasked = (text: string): string[] =>
    text
      .split('\n')
      .filter((line) => !/\bquestion\(|^\s*(?:\/?\*|\/\/)/.test(line))
      .filter((line) => changing.test(line) || (readOnce.test(line) && !line.includes('=>')))

  test('is asked by questions, never from the clock, the environment or when a module is loaded', () => {
    expect(unasked("const isPreview = process.env.SITE_ENV === 'preview'")).toHaveLength(1)
    expect(unasked('const url = business.url')).toHaveLength(1)
    expect(unasked("const year = question('year', () => new Date().getFullYear())")).toEqual([])
    expect(unasked('const url = () => business.url')).toEqual([])
    const found = sources
      .filter(runsInBuild)
      .flatMap((file) => unasked(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`))
    expect(found).toEqual([])
  })
})

/** The files that a build reads as well as Vike, and those that route and render in the dev server alone. */
const hooks = [
  '+Page.tsx',
  '+client.ts',
  '+config.ts',
  '+guard.ts',
  '+onBeforeRoute.ts',
  '+onRenderHtml.tsx',
]

test('Vike is given no hook that a build would not know: only the dev server would obey it', () => {
  const found = sources.map((file) => basename(file)).filter((name) => name.startsWith('+'))
  expect(found.length).toBeGreaterThan(hooks.length)
  expect([...new Set(found)].sort()).toEqual(hooks)
})
