import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  fallback: (error: unknown) => ReactNode;
  /** Another value tries the children again. */
  resetKey?: unknown;
  /** Called once for each error. Reporting it is the business of React's root (`onCaughtError`). */
  onError?: () => void;
  children: ReactNode;
};

type State = { failure: { error: unknown } | null; resetKey: unknown };

/** Keeps an error of its children from breaking what is around them. React offers this to class components only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
