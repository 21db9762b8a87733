import { Component, type ReactNode } from "react";

export type ErrorBoundaryProps = {
  /** Renders what replaces the children after one of them has thrown; `retry` renders them again. */
  renderError: (error: unknown, retry: () => void) => ReactNode;
  /** A new value, such as another path, renders the children again. */
  resetKey: string | number;
  /** The part of the page that may throw. */
  children: ReactNode;
};

type State = { error: unknown; failedKey: string | number | undefined };

/** Limits an error to a part of the page. React has no hook for this, so it is a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: undefined, failedKey: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, { error, failedKey }: State): State {
    if (error === undefined) return { error, failedKey: undefined };
    if (failedKey === undefined) return { error, failedKey: resetKey };
    return failedKey === resetKey ? { error, failedKey } : { error: undefined, failedKey: undefined };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.renderError(error, () => this.setState({ error: undefined }));
  }
}
