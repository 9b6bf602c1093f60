import { readFileSync } from 'node:fs'
import { createFormats } from '../../components/calculators/engine/formats.ts'
import { languages } from '../../content/schema/languages.ts'
import { wholeLanguages } from '../site/built-site.ts'
import { calculator, calculatorNames } from '../site/calculator.ts'
import { business, wordsIn } from '../site/content.ts'
import { violations } from '../site/reach.ts'
import { expect, test } from '../site/test.ts'

/** The largest figures there are, and a long name. */
const longest = {
  roof: 'roofType=tile&squareFootage=10000&roofSlope=steep&currentAge=50&damageLevel=major',
  energy: 'currentBill=1000&homeSize=10000&roofAge=50&insulation=none&hvacAge=30',
}
/** What somebody might type who means harm. */
const address = '"><img src=x onerror=window.ran=1></title></style><svg onload=window.ran=1>'
const person = {
  firstName: 'Maximiliana',
  lastName: 'Featherstonehaugh',
  email: 'maximiliana.featherstonehaugh@insurance.example',
  phone: '(305) 555-0142',
  address,
}

/** Evaluated in the page. */
const beyondTheEdge = (all: Element[]) =>
  all
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => one.outerHTML.slice(0, 200))

const foreign = 'from an extension'

/** Evaluated in the page: changes its texts and styles as Dark Reader and translators do. */
const changeAsExtensions = (mark: string) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) texts.currentNode.textContent = mark
  for (const element of document.body.querySelectorAll<HTMLElement>('*'))
    element.style.setProperty('--of', `'${mark}'`)
  const style = document.createElement('style')
  style.textContent = `/* ${mark} */`
  document.head.append(style)
}

/** Evaluated in the page: notes the addresses of files that it makes. */
const noteFiles = () => {
  const { createObjectURL } = URL
  URL.createObjectURL = (file) => {
    const address = createObjectURL(file)
    Object.assign(window, { file: address })
    return address
  }
}

/** Evaluated in the page. */
const looksOf = (all: Element[]) =>
  all.map((one) => {
    const { fontFamily, fontSize, color, backgroundColor, padding, width } = getComputedStyle(one)
    return [one.tagName, fontFamily, fontSize, color, backgroundColor, padding, width].join()
  })

// Its styles are linked for the policy of the page, and inline for that of the file, and each policy
// refuses the other. The page also refuses the style of the extension.
test.use({
  expectedViolation: /inline style|(?:Loading the stylesheet|Connecting to) '[^']+\.css'/,
})

for (const [index, name] of calculatorNames.entries())
  for (const language of wholeLanguages.slice(index, index + 1))
    test(
      `the document of the ${name} calculator in ${language} is one file that fits every width and prints on Letter paper`,
      { tag: index === 0 ? [] : '@nightly' },
      async ({ page }, testInfo) => {
        const words = wordsIn(language)
        const { title, conditions } = words[`${name}Document`]
        const there = calculator(page, name, language)
        await page.addInitScript(
          ([path, key, answers]) => {
            if (location.pathname === path) sessionStorage.setItem(key, answers)
          },
          [there.path, `calculator-${name}-person`, JSON.stringify(person)] as const,
        )
        await there.open(`?${longest[name]}`)
        await there.skipTo('address')
        await there.finish()
        await expect(there.result).toBeVisible()
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        const { copy, copied } = words.wizard.result
        await page.getByRole('button', { name: copy, exact: true }).click()
        await expect(page.getByText(copied)).toBeVisible()
        const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
        expect(lines).toEqual(expect.arrayContaining([title, ...Object.values(conditions)]))
        await page.evaluate(noteFiles)
        const download = await there.download(() => page.evaluate(changeAsExtensions, foreign))
        const file = testInfo.outputPath(download.suggestedFilename())
        await download.saveAs(file)
        const saved = readFileSync(file, 'utf8')

        expect(saved).not.toContain(foreign)
        expect(saved.match(/<(?:script|iframe|object|embed|base|form|button)\b/gi)).toBeNull()
        const [blob] = await Promise.all([
          page.waitForEvent('popup'),
          page.evaluate(() => void open(Reflect.get(window, 'file'))),
        ])
        await blob.setViewportSize({ width: 390, height: 800 })
        const asked: string[] = []
        // Ends what the page itself still loads.
        await page.goto('about:blank')
        page.on('response', (response) => asked.push(response.url()))
        await page.setViewportSize({ width: 390, height: 800 })
        await page.goto(`file://${file}`)
        const looks = await page.locator('body, body *').evaluateAll(looksOf)
        expect(await blob.locator('body, body *').evaluateAll(looksOf)).toEqual(looks)
        await blob.close()
        const paper = await page.locator('body').textContent()
        for (const part of [
          ...[title, ...Object.values(conditions), ...Object.values(person)],
          ...[business.name, business.license, business.phone, business.address.street],
          createFormats(languages[language].locale, words.wizard.units).date(new Date()),
        ])
          expect(paper).toContain(part)
        expect(paper).toMatch(/\b[0-9A-F]{8}\b/)
        expect(paper).not.toMatch(/[{}]/)
        expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
        for (const width of [320, 390, 1000]) {
          await page.setViewportSize({ width, height: 800 })
          const beyond = await page.locator('body *:not(svg *)').evaluateAll(beyondTheEdge)
          expect(beyond, `${width} px`).toEqual([])
          expect(await violations(page), `${width} px`).toEqual([])
        }
        const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
        expect(printed.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(3)
        expect(printed).toContain('/MediaBox [0 0 612 792]')
        expect(asked.filter((url) => !/^(?:data|file):/.test(url))).toEqual([])
      },
    )
