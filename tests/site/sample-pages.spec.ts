import { expect } from 'playwright/test'
import { addressOf } from '../../content/addresses.ts'
import { brotliSize, kilobyte } from './built-site.ts'
import { calculators } from './content.ts'
import { type Device, deviceNames, test } from './look.ts'
import { samplePages } from './samples.ts'

const pictureLimits: Record<Device, number> = { phone: 60, desktop: 150 }
const homePage = addressOf({ kind: 'home' })
const wizardPages = calculators.map((calculator) => addressOf(calculator))

for (const path of samplePages) {
  test.describe(`${path}, before it is touched`, () => {
    // One after another, so that the tests of a page share its loads.
    test.describe.configure({ mode: 'default' })

    for (const device of deviceNames) {
      test(`shows at most ${pictureLimits[device]} KB of pictures in the first view of a ${device}, all in AVIF`, async ({
        look,
      }) => {
        const { pictures } = (await look(path))[device]
        // Every page but this one may have none.
        if (path === homePage) expect(pictures.length).toBeGreaterThan(0)
        expect(pictures.filter(({ url }) => !url.endsWith('.avif'))).toEqual([])
        expect(pictures.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(
          pictureLimits[device] * kilobyte,
        )
      })

      test(`hardly moves while it loads on a ${device}, though its fonts come late`, async ({
        look,
      }) => {
        const { shift } = (await look(path))[device]
        test.skip(shift === undefined, 'This device has none of the fonts that stand in for ours.')
        expect(shift).toBeLessThan(0.01)
      })

      test(`has nothing that axe finds on a ${device}`, async ({ look }) => {
        expect((await look(path))[device].violations).toEqual([])
      })

      if (!wizardPages.includes(path))
        test(`loads hardly any script on a ${device}`, async ({ look }) => {
          const bytes = (await look(path))[device].scripts.reduce(
            (sum, script) => sum + brotliSize(script),
            0,
          )
          expect(bytes).toBeGreaterThan(0)
          expect(bytes).toBeLessThanOrEqual((path === homePage ? 3 : 2) * kilobyte)
        })
    }

    test('hides nothing under its bars while it has the focus, on a phone and at 400% zoom', async ({
      look,
    }) => {
      expect((await look(path)).phone.hiddenFocus).toEqual([])
    })

    test('cuts no text off where a visitor spaces lines, words and letters out', async ({
      look,
    }) => {
      expect((await look(path)).phone.cutTexts).toEqual([])
    })

    test('can be hit with a finger on a touch screen', async ({ look }) => {
      expect((await look(path)).phone.smallTargets).toEqual([])
    })

    test('fits a phone of 320 px in the fonts of the device too, for whoever opens it before ours have come', async ({
      look,
    }) => {
      expect((await look(path)).phone.overflow).toBe(0)
    })
  })
}
