import { expect, test } from 'vitest'
import { campaignFileName, campaignLink, campaignName, LONGEST_NAME } from './campaign-link.ts'

test('a name is written as people write it, and the link carries it whole', () => {
  expect(campaignName('  Volantes   de  noviembre ')).toBe('Volantes de noviembre')
  expect(campaignName('   ')).toBe('')
  expect(campaignName('x'.repeat(100))).toHaveLength(LONGEST_NAME)
  const link = campaignLink('https://ombu.test/menu/palermo', 'Día & noche #1')
  expect(link).toMatch(/^https:\/\/ombu\.test\/menu\/palermo\?campaignId=/)
  expect(new URL(link).searchParams.get('campaignId')).toBe('Día & noche #1')
  expect(new URL(link).hash).toBe('')
})

test('a file has a name that every disk takes', () => {
  expect(campaignFileName('Día & noche #1', 'png')).toBe('qr-dia-noche-1.png')
  expect(campaignFileName('¡Ñandú!', 'svg')).toBe('qr-nandu.svg')
  expect(campaignFileName('🍕', 'svg')).toBe('qr-campana.svg')
})
