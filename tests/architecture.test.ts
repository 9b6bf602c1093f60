import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** From the bottom up: a file may import from its own folder and from those listed before it. */
const layers = ['content', 'renderer', 'components', 'pages', 'scripts']

const sources = layers.flatMap((layer) =>
  readdirSync(layer, { recursive: true, encoding: 'utf8' })
    .map((file) => join(layer, file))
    .filter((file) => /\.tsx?$/.test(file)),
)

type Import = { from: string; to: string; isType: boolean }

const pattern =
  /(?:^|\n)(?:import|export)( type)? (?:[\w*{},\s]+ from )?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/g

const importsOf = (file: string, text: string): Import[] =>
  [...text.matchAll(pattern)].map(([, type, path, lazy]) => ({
    from: file,
    to: join(dirname(file), (path ?? lazy ?? '').replace(/\?.*$/, '')),
    isType: type !== undefined,
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
    const found = importsOf('pages/x.ts', text)
    expect(found.map(({ to }) => to)).toEqual([
      'pages/a.css',
      'b.ts',
      'pages/c.ts',
      'pages/d.ts',
      'pages/e.ts',
    ])
    expect(found.filter(({ isType }) => isType).map(({ to }) => to)).toEqual(['b.ts'])
    expect(imports.length).toBeGreaterThan(sources.length)
  })

  test('point downward only: scripts, pages, components, renderer, content', () => {
    expect(upward([{ from: 'content/a.ts', to: 'pages/b.ts', isType: false }])).toHaveLength(1)
    expect(upward(imports)).toEqual([])
  })

  test('have no cycles', () => {
    const circle = ['a', 'b', 'c'].map((from, index) => ({
      from,
      to: ['b', 'c', 'a'][index] ?? '',
      isType: false,
    }))
    expect(circles(circle)).toEqual(['a -> b -> c -> a'])
    expect(circles(imports)).toEqual([])
  })
})

test('only +data reads whole entries: components have no way to the text of another page', () => {
  const atRunTime = imports.filter(({ isType }) => !isType)
  const importersOf = (module: string) =>
    atRunTime.filter(({ to }) => to === `renderer/content/${module}.ts`).map(({ from }) => from)
  expect(importersOf('entries')).toEqual(['pages/+data.ts'])
  for (const reader of ['site', 'folder', 'source'])
    expect(importersOf(reader).filter((file) => /^(?:components|pages)/.test(file))).toEqual([])
  const readDisk = sources.filter(
    (file) => file.startsWith('components/') && / from 'node:/.test(readFileSync(file, 'utf8')),
  )
  expect(readDisk).toEqual([])
})
