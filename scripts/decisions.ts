import type { Finding } from './report.ts'
import type { SourceFile } from './source-files.ts'

const INDEX = 'docs/decisions/README.md'
const STATUS = /^Date: \d{4}-\d\d-\d\d · Status: (accepted|superseded by \[\d{3}\]\(\S+\.md\))$/

/**
 * Judges the records of decisions: each says when it was made and whether it holds, and the index
 * lists it.
 */
export function checkDecisions(documents: readonly SourceFile[]): Finding[] {
  const index = documents.find(({ path }) => path === INDEX)?.text ?? ''
  const records = documents.filter(({ path }) => /^docs\/decisions\/\d{3}-/.test(path))
  return records.flatMap(({ path, text }) => {
    const sentences = [
      !STATUS.test(text.split('\n')[2] ?? '') &&
        'Write below the title: Date: YYYY-MM-DD · Status: accepted (or superseded by a link).',
      !index.includes(`](${path.replace('docs/decisions/', '')})`) && `List it by its theme in ${INDEX}.`,
    ]
    return sentences.flatMap((sentence) => (sentence ? [{ path, sentence }] : []))
  })
}
