import { expect, test } from 'vitest'
import type { ChangedPage } from '../../scripts/report/compare-pages.ts'
import { itemChanges } from '../../scripts/report/item-changes.ts'
import { sentencesOf } from '../../scripts/report/page-text.ts'
import { rarestFirst, takeInOrder } from '../../scripts/report/shown-changes.ts'
import { wordDiff } from '../../scripts/report/word-diff.ts'

test('sentences are read as a visitor reads them', () => {
  expect(
    sentencesOf(`<head><title>No</title></head><body><style>no</style><nav><a href="/">Home</a><a href="/about">About</a></nav>
<p>Ask <a href="/x">Ana<svg><title>no</title></svg></a>, <!-- no -->not St. Lucie&#x27;s
office. It opens&nbsp;at 7\u2060–\u20609.</p><ul><li>One</li><li>Two<script>no()</script></li></ul>
<img alt="A &quot;roof&quot;" src="/a.jpg"/><input placeholder="Your name"/></body>`),
  ).toEqual([
    'Home',
    'About',
    "Ask Ana, not St. Lucie's office.",
    'It opens at 7–9.',
    'One',
    'Two',
    'A "roof"',
    'Your name',
  ])
})

test('words that only styles keep apart are separate texts, and parts of one word are not', () => {
  expect(
    sentencesOf(
      '<body><p><strong>Since 1995</strong>25<small>+</small> years</p><p>12 Main St<br/>Miami, <a>FL</a></p><p>until 6 PM.<small>Sunday closed</small></p><p>office@<wbr/>roof<wbr/>ing.example (<b>new</b>)</p></body>',
    ),
  ).toEqual([
    'Since 1995',
    '25+ years',
    '12 Main St',
    'Miami, FL',
    'until 6 PM.',
    'Sunday closed',
    'office@roofing.example (new)',
  ])
})

test('sentences that came in the place of others stand beside them, the rest alone', () => {
  expect(itemChanges(['a', 'b', 'c', 'd'], ['a', 'x', 'c', 'd', 'e'])).toEqual([
    { change: { before: 'b', now: 'x' }, beside: 'a' },
    { change: { now: 'e' }, beside: 'd' },
  ])
  expect(itemChanges(['a', 'b', 'c'], ['c'])).toEqual([
    { change: { before: 'a' } },
    { change: { before: 'b' } },
  ])
})

test('changes are marked word by word with a space between old and new, unless little has stayed', () => {
  expect(wordDiff({ before: 'We mend tile roofs.', now: 'We mend metal roofs.' })).toEqual([
    'We mend ',
    { mark: 'del', text: 'tile' },
    ' ',
    { mark: 'ins', text: 'metal' },
    ' roofs.',
  ])
  expect(wordDiff({ before: 'We mend roofs.', now: 'Ask for a price today.' })).toEqual([
    { mark: 'del', text: 'We mend roofs.' },
    ' ',
    { mark: 'ins', text: 'Ask for a price today.' },
  ])
})

const changedPage = (address: string, changes: readonly string[]): ChangedPage => {
  const figures = { words: 0, own: 0, page: 0, styles: 0, script: 0 }
  const sentences = changes.map((now) => ({ change: { before: `${now} once`, now } }))
  return {
    address,
    formerAddress: address,
    sentences,
    links: { added: [], removed: [] },
    pictures: [],
    figures: { before: figures, now: figures },
  }
}
const comparison = (changed: readonly ChangedPage[]) => ({
  changed,
  added: [],
  removed: [],
  recoded: [],
  count: changed.length,
})
const changes = rarestFirst(
  comparison([
    changedPage('/a', ['menu', 'offer']),
    changedPage('/b', ['menu', 'offer', 'own']),
    changedPage('/c', ['menu']),
  ]),
)
const taken = async (most: number, unseen: readonly string[] = []) => {
  const pictures = await takeInOrder(changes, most, async ({ now }) => ({
    before: Buffer.from('before'),
    now: Buffer.from(unseen.includes(now?.text ?? '') ? 'before' : 'now'),
  }))
  return pictures.map(({ address, change, pages }) => [address, change?.now, pages])
}

test('each page shows its rarest change, and no change is shown twice', async () => {
  expect(await taken(10)).toEqual([
    ['/b', 'own', 1],
    ['/a', 'offer', 2],
    ['/c', 'menu', 3],
  ])
  expect(await taken(1)).toEqual([['/b', 'own', 1]])
})

test('a page whose pictures look the same shows another change', async () => {
  expect(await taken(10, ['own'])).toEqual([
    ['/a', 'offer', 2],
    ['/b', 'menu', 3],
  ])
})
