/** Server-sent events out of a stream of text, as far as they are whole; what is not is kept for the next piece. */
export class NewsEvents {
  private rest = '';

  /** The projects of every whole event of figures in this piece. */
  read(piece: string): number[][] {
    const parts = (this.rest + piece).split('\n\n');
    this.rest = parts.pop() ?? '';
    return parts.flatMap((event) => {
      const field = (name: string) =>
        event
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2);
      const data = field('data');
      return field('event') === 'figures' && data ? [JSON.parse(data) as number[]] : [];
    });
  }
}
