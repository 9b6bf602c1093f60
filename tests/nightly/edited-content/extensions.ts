import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument, stringify } from 'yaml'
import { inventedWords } from './content-folder.ts'
import { respelled } from './edits.ts'

/** What developers add, each as CONTRIBUTING says. Every test must still pass after that. */

type Project = ReturnType<typeof project>

const project = (root: string) => {
  const edit = (path: string, change: (text: string) => string) => {
    const file = join(root, path)
    const text = readFileSync(file, 'utf8')
    const changed = change(text)
    if (changed === text) throw new Error(`Nothing to change in ${path}`)
    writeFileSync(file, changed)
  }
  return {
    edit,
    write: (path: string, text: string) => writeFileSync(join(root, path), text),
    insert: (path: string, after: string, text: string) =>
      edit(path, (old) => old.replace(after, `${after}${text}`)),
    /** Copies a file or a folder, with a name in place of another in file names and texts. */
    copy: (from: string, to: string, rename: (text: string) => string = (text) => text) => {
      cpSync(join(root, from), join(root, to), { recursive: true })
      const isFile = /\.\w+$/.test(to)
      for (const name of isFile ? [''] : readdirSync(join(root, to))) {
        const file = join(root, to, name)
        writeFileSync(file, rename(readFileSync(file, 'utf8')))
        if (!isFile) renameSync(file, join(root, to, rename(name)))
      }
    },
  }
}

/** A language of two files: the rest of the site stays in the default language. */
const addLanguage = ({ edit, copy }: Project) => {
  edit('content/schema/languages.ts', (text) =>
    text.replace(
      /^ {2}es: .*\n/m,
      "$&  pt: { name: 'Português', locale: 'pt-BR', listLocale: 'pt-BR', prefix: '/pt' },\n",
    ),
  )
  for (const file of ['home', 'menus']) copy(`content/${file}.es.yaml`, `content/${file}.pt.yaml`)
}

/** A page that has a text of its own. */
const page = (title: string, others: object, textAround: (text: string) => string): string => {
  const fields = {
    title,
    lead: inventedWords(`lead of ${title}`, 24),
    metaTitle: `${title} | {companyName}`,
    metaDescription: inventedWords(`description of ${title}`, 20),
    sources: ['Model: the work itself.'],
    ...others,
  }
  const text = inventedWords(`text: ${title}`, 60)
  return `---\n${stringify(fields)}---\n\n${textAround(text)}\n`
}

/** A kind of page, with the fields of a legal text and one page. */
const addKind = ({ copy, insert, edit, write }: Project, newFile: (name: string) => void) => {
  const rename = (text: string) => text.replaceAll('legal', 'project')
  copy('content/schema/legal.ts', 'content/schema/project.ts', (text) =>
    rename(text)
      .replaceAll('content/project/', 'content/projects/')
      .replace("folder: 'project'", "folder: 'projects'")
      .replaceAll('/<slug>,', '/projects/<slug>,')
      .replace(/`(?=\/\$)/, '`/projects'),
  )
  copy('pages/legal', 'pages/project', rename)
  copy('scripts/new/templates/legal.mdx', 'scripts/new/templates/project.mdx')
  const kinds = 'content/schema/kinds.ts'
  insert(
    kinds,
    "import { priceFile, priceSchemas } from './prices.ts'\n",
    "import { project } from './project.ts'\n",
  )
  edit(kinds, (text) => text.replace('city, legal }', 'city, legal, project }'))
  edit('renderer/content/collections.ts', (text) =>
    text.replace(/^ *legal: .*\n/m, (line) => line + rename(line)),
  )
  newFile('A roof in the pines')
  write(
    'content/projects/a-roof-in-the-pines.mdx',
    page('A roof in the pines', {}, (text) => `## What was there\n\n${text}`),
  )
}

/** A calculator that asks and answers what another does. */
const addCalculator = ({ copy, edit, insert, write }: Project) => {
  const rename = (text: string) =>
    text.replaceAll('energy', 'cooling').replaceAll('Energy', 'Cooling')
  const twice = (line: string) => line + rename(line)
  copy('components/calculators/energy', 'components/calculators/cooling', rename)
  copy('content/prices/energy.yaml', 'content/prices/cooling.yaml')
  for (const part of ['', '-result', '-document'])
    copy(`content/words/energy${part}.yaml`, `content/words/cooling${part}.yaml`, (text) =>
      respelled(parseDocument(rename(text)), { s: 'f', f: 's' }),
    )
  write(
    'content/calculators/cooling-calculator.mdx',
    page(
      'Cooling calculator',
      { order: 9, heading: 'What does cooling cost?', callToAction: 'Have the ducts looked at.' },
      (text) => `<CoolingCalculator />\n\n<Section heading="What counts">\n\n${text}\n\n</Section>`,
    ),
  )
  for (const list of ['const wordSubjects = [\n', 'const browserWords = [\n'])
    insert(
      'content/schema/words.ts',
      list,
      "  'cooling',\n  'cooling-document',\n  'cooling-result',\n",
    )
  insert(
    'content/schema/calculators.ts',
    'export const calculators = {\n',
    "  cooling: {\n    page: 'cooling-calculator',\n    component: 'CoolingCalculator',\n    about: 'The cooling cost calculator.',\n  },\n",
  )
  edit(
    'content/schema/prices.ts',
    (text) =>
      `${text.replace('{ roof, energy }', '{ roof, energy, cooling: energy }')}export type CoolingPrices = EnergyPrices\n`,
  )
  const onPage = 'components/calculators/CalculatorOnPage.tsx'
  edit(onPage, (text) => {
    const imports =
      text
        .match(/^import .*energy\/.*\n/gm)
        ?.map(rename)
        .join('') ?? ''
    const [component = ''] = /\nexport const EnergyOnPage[\s\S]*?\n}\n/.exec(text) ?? []
    return imports + text.replace(/^ *energy: \[.*\n/m, twice) + rename(component)
  })
  edit('renderer/content/site-index.ts', (text) => text.replace(/^ *energy: .*\n/m, twice))
  edit('scripts/check/pictures.ts', (text) =>
    text
      .replace(/^import .*energy\/.*\n/m, twice)
      .replace('energy: energyQuestions', '$&, cooling: coolingQuestions'),
  )
  // Only the tables of prices of the other one show the years.
  edit('components/calculators/cooling/rule.ts', (text) =>
    text.replace('export const longViewYears', 'const longViewYears'),
  )
  edit('components/content/component-map.tsx', (text) =>
    text
      .replace('import { EnergyOnPage,', 'import { CoolingOnPage, EnergyOnPage,')
      .replace('  EnergyCalculator: EnergyOnPage,\n', '$&  CoolingCalculator: CoolingOnPage,\n'),
  )
}

/** @param newFile runs `npm run new -- project "<name>"` in the copy. */
export const extend = (root: string, newFile: (name: string) => void): void => {
  const copy = project(root)
  addLanguage(copy)
  addCalculator(copy)
  addKind(copy, newFile)
}
