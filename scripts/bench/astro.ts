import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { filesIn } from '../../renderer/files-in.ts'

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
<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>{title}</title></head>
  <body>
    <h1>{title}</h1>
    {textsIn(words).map((text) => <p>{text}</p>)}
    {Content && <Content components={{ Callout }} />}
  </body>
</html>`,
  'src/Callout.astro': '<aside><strong>{Astro.props.title}</strong><slot /></aside>',
}

/** Makes a project for Astro of the content files in a copy of ours. Its packages are those of `astroFolder`. */
export const astroProject = (copy: string, astroFolder: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-astro-'))
  const files = filesIn(join(copy, 'content'))
    .filter((file) => /^(cities|services)\//.test(file) && !file.includes('.es.'))
    .map((file) => join('content', file))
  const texts = files.map((file) => {
    // Our placeholders would be code.
    const text = readFileSync(join(copy, file), 'utf8').replace(/\{(\w+)\}/g, '$1')
    return [file, text] as const
  })
  for (const [file, text] of [...Object.entries(project), ...texts]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  symlinkSync(resolve(astroFolder, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
