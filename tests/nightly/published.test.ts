import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeHTML } from 'entities'
import { expect, onTestFinished, test } from 'vitest'
import { defaultLanguage, languageAt } from '../../content/schema/languages.ts'
import { createSite } from '../../renderer/content/site.ts'
import { build, today } from '../builds.ts'
import { unprovenTexts } from '../content/unproven.ts'
import { copyProject } from '../project-copy.ts'
import { site } from '../project-site.ts'

test('no published page contains anything unproven, and before launch all are unlisted', async () => {
  const { root, remove } = copyProject()
  onTestFinished(remove)
  for (const siteEnv of ['production', 'before-launch']) {
    await build(root, { ...today, siteEnv })
    const published = createSite({ root, env: { SITE_ENV: siteEnv } })
    for (const { address } of published.pages) {
      const file = address === '/' ? 'index' : address
      const html = readFileSync(join(root, 'dist/client', `${file}.html`), 'utf8')
      const body = html.replaceAll(/<(style|script)[^>]*>.*?<\/\1>|<[^>]*>/gs, '')
      const text = decodeHTML(body).replaceAll('\u2060', '')
      const unproven = unprovenTexts(site.in(languageAt(address) ?? defaultLanguage))
      expect(
        unproven.filter((claim) => text.includes(claim)),
        address,
      ).toEqual([])
      expect(/<meta name="robots" content="[^"]*noindex/.test(html), address).toBe(
        siteEnv === 'before-launch',
      )
    }
  }
})
