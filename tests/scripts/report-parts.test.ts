import { expect, test } from 'vitest'
import { changedSentences } from '../../scripts/report/changed-sentences.ts'
import { sentencesOf } from '../../scripts/report/page-text.ts'
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

test('sentences that came in the place of others stand beside them, the rest alone', () => {
  expect(changedSentences(['a', 'b', 'c', 'd'], ['a', 'x', 'c', 'd', 'e'])).toEqual([
    { before: 'b', now: 'x' },
    { now: 'e' },
  ])
  expect(changedSentences(['a', 'b', 'c'], ['c'])).toEqual([{ before: 'a' }, { before: 'b' }])
})

test('changes are marked word by word, unless little has stayed', () => {
  expect(wordDiff({ before: 'We mend tile roofs.', now: 'We mend metal roofs.' })).toEqual([
    'We mend ',
    { mark: 'del', text: 'tile' },
    { mark: 'ins', text: 'metal' },
    ' roofs.',
  ])
  expect(wordDiff({ before: 'We mend roofs.', now: 'Ask for a price today.' })).toEqual([
    { mark: 'del', text: 'We mend roofs.' },
    ' ',
    { mark: 'ins', text: 'Ask for a price today.' },
  ])
})
