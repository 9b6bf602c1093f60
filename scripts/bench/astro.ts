import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/**
 * Cities, services and each service in each city, in English: the text of its file, and of its front
 * matter what our page of the kind shows. No pictures, styles or links.
 */
const project = {
  'package.json': '{ "type": "module" }',
  'astro.config.mjs': `import mdx from '@astrojs/mdx'
const { BUILD } = process.env
export default {
  integrations: [mdx()],
  cacheDir: './.cache/' + BUILD,
  outDir: './dist/' + BUILD,
  experimental: { incrementalBuild: BUILD === 'incremental' },
}`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
const loader = glob({ base: './content', pattern: '{cities,services}/*.mdx' })
export const collections = { entries: defineCollection({ loader }) }`,
  'src/pages/[...slug].astro': `---
import { getCollection, render } from 'astro:content'
import Callout from '../Callout.astro'
import Layout from '../Layout.astro'
export const getStaticPaths = async () => {
  const entries = await getCollection('entries')
  const cities = entries.filter(({ id }) => id.startsWith('cities/'))
  const services = entries.filter(({ id }) => id.startsWith('services/'))
  const slugOf = ({ id }) => id.split('/')[1]
  const page = (slug, cacheKey, props) => ({ params: { slug }, cacheKey, props })
  return [
    ...cities.map((city) => {
      const { services, ...words } = city.data
      const cards = Object.values(services).map(({ card }) => card)
      return page('locations/' + slugOf(city), city.digest, { title: city.data.name, words: { words, cards }, entry: city })
    }),
    ...services.map((service) =>
      page(slugOf(service), service.digest, { title: service.data.title, words: service.data, entry: service }),
    ),
    ...cities.flatMap((city) =>
      services.map((service) => {
        const { issues, processSteps, title } = service.data
        return page('services/' + slugOf(service) + '/' + slugOf(city), city.digest + service.digest, {
          title: title + ' in ' + city.data.name,
          words: { local: city.data.services[slugOf(service)], issues, processSteps },
        })
      }),
    ),
  ]
}
const { title, words, entry } = Astro.props
const { Content } = entry ? await render(entry) : {}
const textsIn = (value) =>
  typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [String(value)]
---
<Layout title={title}>
  {textsIn(words).map((text) => <p>{text}</p>)}
  {Content && <Content components={{ Callout }} />}
</Layout>`,
  'src/Callout.astro': '<aside><strong>{Astro.props.title}</strong><slot /></aside>',
  'src/Layout.astro': `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>{Astro.props.title}</title></head>
  <body><h1>{Astro.props.title}</h1><main><slot /></main></body>
</html>`,
}

/** Makes a project for Astro of the content files in a copy of ours. Its packages are those of `astroFolder`. */
export const astroProject = (copy: string, astroFolder: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-astro-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const [file, text] of Object.entries(project)) write(file, text)
  for (const kind of ['content/cities', 'content/services'])
    for (const file of readdirSync(join(copy, kind)).filter((name) => !name.includes('.es.'))) {
      const text = readFileSync(join(copy, kind, file), 'utf8')
      // Our placeholders would be code.
      write(join(kind, file), text.replace(/\{(\w+)\}/g, '$1'))
    }
  symlinkSync(resolve(astroFolder, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
