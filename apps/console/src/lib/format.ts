import type { Language, Locale } from '@msurvey/domain';
import { useMemo } from 'react';
import { dateTag, digitsTag } from '~/lib/locale-tags.ts';
import { useSettings } from '~/lib/settings.ts';
import { useLanguage } from '~/lib/use-language.ts';

type Moment = string | number | Date;
export interface Format {
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  percent: (share: number) => string;
  date: (value: Moment | null | undefined) => string;
  dateTime: (value: Moment | null | undefined) => string;
  time: (value: Moment | null | undefined) => string;
  /** How long ago: 5 minutes ago, 3 hours ago, 2 days ago. */
  ago: (value: Moment) => string;
  /** One of several: Rahima, Karim or Salma. */
  oneOf: (names: readonly string[]) => string;
}

/** `2026-07-01` is a day, not midnight in Greenwich: read it where the reader is. */
function toDate(value: Moment): Date {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? new Date(`${value}T00:00:00`)
    : new Date(value);
}

/** Twenty-four hours in every language: the Bengali locale would write a Latin “AM” after its own digits. */
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const MINUTE = 60_000;
const SPANS = [
  { unit: 'day', ms: 1440 * MINUTE, from: 2880 * MINUTE },
  { unit: 'hour', ms: 60 * MINUTE, from: 120 * MINUTE },
  { unit: 'minute', ms: MINUTE, from: 0 },
] as const;

function agoIn(tag: string, passed: number): string {
  const { unit, ms } = SPANS.find(({ from }) => passed >= from) ?? SPANS[2];
  return new Intl.RelativeTimeFormat(tag).format(-Math.max(0, Math.floor(passed / ms)), unit);
}

export function formatFor(language: Language, locale: Locale): Format {
  const digits = digitsTag(locale);
  const dates = dateTag(language, locale);
  const moment = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(dates, options);
    return (value: Moment | null | undefined) => {
      if (value === null || value === undefined || value === '') return '';
      const date = toDate(value);
      return Number.isNaN(date.getTime()) ? '' : format.format(date);
    };
  };
  return {
    number: (value, options) => new Intl.NumberFormat(digits, options).format(value),
    percent: (share) => new Intl.NumberFormat(digits, { style: 'percent', maximumFractionDigits: 1 }).format(share),
    date: moment({ day: 'numeric', month: 'short', year: 'numeric' }),
    dateTime: moment({ day: 'numeric', month: 'short', year: 'numeric', ...CLOCK }),
    time: moment(CLOCK),
    ago: (value) => agoIn(dates, Date.now() - toDate(value).getTime()),
    oneOf: (names) => new Intl.ListFormat(language, { type: 'disjunction' }).format(names),
  };
}

/** Numbers and dates as this reader writes them; blank stays blank. */
export function useFormat(): Format {
  const { locale } = useSettings();
  const language = useLanguage();
  return useMemo(() => formatFor(language, locale), [language, locale]);
}
