import type { MarkdownNode, TextRange } from '@getodk/xforms-engine';
import { Fragment, type ReactNode } from 'react';

const HEADING = /^h[1-6]$/;
const SAFE_LINK = /^(https?:|mailto:|tel:)/i;
/** Nothing in it is more than words. */
const isPlain = (text: string): boolean => !/[*_#<[\\`&\n~]/.test(text);
const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, '');

/** Words stand inside labels, where blocks are not allowed: all of it is spans that look like blocks. */
function element(node: MarkdownNode): ReactNode {
  if (node.role === 'child') return node.value;
  if (node.role === 'line-break') return <br />;
  // a form's author is not trusted with the page: tags are left out, their words stay
  if (node.role === 'html') return withoutTags(node.unsafeHtml);
  const inside = <Marked nodes={node.children} />;
  const { elementName } = node;
  if (elementName === 'strong') return <strong>{inside}</strong>;
  if (elementName === 'em') return <em>{inside}</em>;
  if (elementName === 'u') return <u>{inside}</u>;
  if (elementName === 'a') {
    const { url } = node as unknown as { url: string };
    if (!SAFE_LINK.test(url)) return inside;
    return (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {inside}
      </a>
    );
  }
  if (HEADING.test(elementName)) return <span className="wf-block wf-h">{inside}</span>;
  if (elementName === 'li') return <span className="wf-item">{inside}</span>;
  if (elementName === 'span') return <span>{inside}</span>;
  return <span className="wf-block">{inside}</span>;
}

const Marked = ({ nodes }: { nodes: readonly MarkdownNode[] }) =>
  nodes.map((node) => <Fragment key={node.id}>{element(node)}</Fragment>);

type AnyText = Pick<TextRange<'label'>, 'asString' | 'formatted'>;

/** A text of the form, with the emphasis its author gave it. */
export function Words({ text }: { text: AnyText }) {
  const { asString } = text;
  return isPlain(asString) ? asString : <Marked nodes={text.formatted} />;
}
