import { Component, type ReactNode } from 'react';

export type ErrorBoundaryProps = {
  fallback: ReactNode;
  /** Another value tries the children again. */
  resetKey?: unknown;
  /** Called once for each error. Reporting it is the business of React's root (`onCaughtError`). */
  onError?: () => void;
  children: ReactNode;
};

type State = { hasFailed: boolean; resetKey: unknown };

/** Keeps an error of its children from breaking what is around them. React offers this to class components only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
