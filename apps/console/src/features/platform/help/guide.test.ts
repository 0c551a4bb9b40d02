import { describe, expect, it } from 'vitest';
import { type Guides, guideIn } from '~/features/platform/help/guide.ts';

const guide = (title: string) => ({ title, blocks: [] });
const guides: Guides = {
  en: { collector: guide('Guide for collectors'), accountant: guide('Guide for accountants') },
  bn: { collector: guide('তথ্য সংগ্রহকারীর নির্দেশিকা') },
};

describe('a guide', () => {
  it('is shown in the reader’s language', () => {
    expect(guideIn(guides, 'collector', 'bn')).toMatchObject({ title: 'তথ্য সংগ্রহকারীর নির্দেশিকা', language: 'bn' });
  });

  it('is shown in English where the reader’s language has none, and says so', () => {
    expect(guideIn(guides, 'accountant', 'bn')).toMatchObject({ title: 'Guide for accountants', language: 'en' });
    expect(guideIn(guides, 'collector', 'fr')).toMatchObject({ language: 'en' });
  });

  it('that nobody wrote is not there', () => {
    expect(guideIn(guides, 'cook', 'bn')).toBeUndefined();
  });
});
