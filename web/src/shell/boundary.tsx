import { Component, type ComponentChildren } from "preact";
import { Button } from "../look/button";
import { Text } from "../text/text";

/** When a screen fails: calm words and a way on. `place` names the page; another place is a new try. */
export class Boundary extends Component<
  { place: string; children: ComponentChildren },
  { failedAt: string | null }
> {
  override state = { failedAt: null as string | null };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ failedAt: this.props.place });
  }

  override render() {
    if (this.state.failedAt !== this.props.place) return this.props.children;
    return (
      <div class="page" role="alert">
        <p>
          <Text id="app-broken" />
        </p>
        <p>
          <Button kind="primary" onClick={() => location.reload()}>
            <Text id="app-reload" />
          </Button>{" "}
          <a href="/">
            <Text id="app-home" />
          </a>
        </p>
      </div>
    );
  }
}
