/** The part of React used here, from WordPress's `wp-element`. */
interface Root {
	readonly render: ( element: unknown ) => void;
	readonly unmount: () => void;
}

interface BoundaryProps {
	children?: unknown;
	onError: ( error: unknown ) => void;
}

type ComponentClass = new ( props: BoundaryProps ) => {
	readonly props: BoundaryProps;
};

interface WpElement {
	Component: ComponentClass;
	readonly createElement: (
		type: unknown,
		props: object,
		...children: unknown[]
	) => unknown;
	readonly createRoot: ( element: Element ) => Root;
}

const findReact = () =>
	( window as { wp?: { element?: WpElement } } ).wp?.element;

let boundary: ComponentClass | undefined;

/** An error boundary around a plugin's component. */
const boundaryOf = ( { Component }: WpElement ): ComponentClass =>
	( boundary ??= class extends Component {
		state = { failed: false };
		static getDerivedStateFromError() {
			return { failed: true };
		}
		componentDidCatch( error: unknown ) {
			this.props.onError( error );
		}
		render() {
			return this.state.failed ? null : this.props.children;
		}
	} );

/**
 * Creates a React root for another plugin's component.
 *
 * @throws Error Without React on the page.
 */
export const mountComponent = (
	host: Element,
	component: unknown,
	onError: ( error: unknown ) => void
): { draw: ( props: object ) => void; remove: () => void } => {
	const react = findReact();
	if ( ! react ) {
		throw new Error(
			'A component needs the script wp-element on the page'
		);
	}
	const { createElement, createRoot } = react;
	const root = createRoot( host );
	return {
		draw: ( props ) =>
			root.render(
				createElement(
					boundaryOf( react ),
					{ onError },
					createElement( component, props )
				)
			),
		// React cannot unmount a root while it renders.
		remove: () => void setTimeout( () => root.unmount() ),
	};
};
