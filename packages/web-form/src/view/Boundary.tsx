import { Component, type ReactNode } from 'react';
import { TextContext } from './use-form-text.ts';

/** A question that cannot be drawn says so, and leaves the others alone. */
export class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  static override contextType = TextContext;
  declare context: React.ContextType<typeof TextContext>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="wf-question" role="alert">
        {this.context('refused.broken')}
      </div>
    );
  }
}
