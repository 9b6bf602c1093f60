import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kinds } from '../../content/schema/kinds.ts'
import { slugOf } from '../../content/schema/slug.ts'
import { InputError } from '../terminal.ts'
import { checkPageName } from './names.ts'
import { fillTemplates } from './template.ts'
import type { Thing } from './thing.ts'

/** As content/schema/calculator.ts has it. */
const longestTitle = 40

/** The one list of calculators. */
const listFile = 'content/schema/calculators.ts'
const start = /^export const calculators = \{$/m
const end = /^\} as const$/gm

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * "Solar payback" and "Solar payback calculator" are one calculator, `solar-payback`, at the
 * address of the name as given.
 */
const namesOf = (given: string) => {
  const slug = slugOf(given)
  const name = slug.replace(/-calculator$/, '')
  const pascal = name.split('-').map(upperFirst).join('')
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
  return {
    slug,
    name,
    pascal,
    camel,
    label: /\bcalculator$/i.test(given) ? given : `${given} calculator`,
  }
}

type Names = ReturnType<typeof namesOf>

const refuse = ({ name, pascal, label }: Names, list: string, root: string) => {
  if (/^\d/.test(name))
    throw new InputError('The name of a calculator becomes names in code: start it with a letter.')
  if (label.length > longestTitle)
    throw new InputError(
      `"${label}" is too long for a title: it can have ${longestTitle} characters.`,
    )
  for (const taken of [`components/calculators/${name}`, `content/words/${name}.yaml`])
    if (existsSync(join(root, taken)))
      throw new InputError(`${taken} is there already; nothing was written.`)
  if (list.includes(`'${pascal}Calculator'`))
    throw new InputError(`${listFile} has a ${pascal}Calculator already: choose another name.`)
}

/** The list with one more entry, at its end. Its imports are put in order when it is formatted. */
const withEntry = (list: string, { slug, name, pascal, camel, label }: Names): string => {
  const line = `import { ${camel}Words } from './schema/words/${name}.ts'`
  const entry = `  '${name}': { page: '${slug}', component: '${pascal}Calculator', about: "The ${label}.", words: ${camel}Words },`
  const from = start.exec(list)?.index ?? list.length
  const to = [...list.matchAll(end)].find(({ index }) => index > from)?.index
  if (to === undefined)
    throw new InputError(
      `${listFile} has no "export const calculators = {" with a "} as const" below it, so nothing was written. ` +
        `Bring them back and try again. These lines belong there:\n\n${line}\n${entry}`,
    )
  return `${line}\n${list.slice(0, to)}${entry}\n${list.slice(to)}`
}

export const calculator: Thing = {
  about: 'a calculator with its page, its words and its tests',
  example: kinds.calculator.example,
  fields: [],
  begin: (given, root) => {
    const names = namesOf(given)
    checkPageName('calculator', { name: given, slug: names.slug }, root)
    refuse(names, readFileSync(join(root, listFile), 'utf8'), root)
    return new Map()
  },
  add: (given, { root }) => {
    const names = namesOf(given)
    const list = readFileSync(join(root, listFile), 'utf8')
    const folder = `components/calculators/${names.name}`
    return {
      files: fillTemplates('calculator', names),
      changes: { [listFile]: withEntry(list, names) },
      next: [
        `Put the real model into ${folder}/rule.ts, and what it asks into questions.ts; types and tests lead to the rest.`,
        `To put it into a menu, add "- to: /${names.slug}" to content/menus.yaml.`,
        `npm run dev shows it at /${names.slug}; npm run check and npx vitest run tests/calculators/${names.name}.test.ts check it.`,
      ],
    }
  },
}
