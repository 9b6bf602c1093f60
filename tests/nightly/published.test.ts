import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeHTML } from 'entities'
import { expect, onTestFinished, test } from 'vitest'
import { defaultLanguage, languageAt } from '../../content/schema/languages.ts'
import { isHidden } from '../../scripts/watch/check-page.ts'
import { unprovenTexts } from '../content/unproven.ts'
import { build, today } from '../incremental/builds.ts'
import { site } from '../project-site.ts'
import { copyProject } from './project-copy.ts'

test('no page that is published says what is not proven, and before launch each is unlisted', {
  timeout: 600_000,
}, async () => {
  const { folder, remove } = copyProject()
  onTestFinished(remove)
  for (const siteEnv of ['production', 'before-launch']) {
    const { isRefused, output } = await build(folder, { ...today, siteEnv })
    expect(isRefused, output).toBe(false)
    for (const { address } of site.pages) {
      const file = address === '/' ? 'index' : address
      const html = readFileSync(join(folder, 'dist/client', `${file}.html`), 'utf8')
      const body = html.replaceAll(/<(style|script)[^>]*>.*?<\/\1>|<[^>]*>/gs, '')
      const text = decodeHTML(body).replaceAll('\u2060', '')
      const unproven = unprovenTexts(site.in(languageAt(address) ?? defaultLanguage))
      expect(
        unproven.filter((claim) => text.includes(claim)),
        address,
      ).toEqual([])
      expect(isHidden(html), address).toBe(siteEnv === 'before-launch')
    }
  }
})
