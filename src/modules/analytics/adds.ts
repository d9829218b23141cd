import contract from '../../contract';

const { events, fields, markers } = contract;

/** The parts of jQuery used here. */
type JQuery = ( target: unknown ) => {
	on(
		events: string,
		handler: ( event: unknown, ...args: unknown[] ) => void
	): unknown;
};

/** Id of the product that a button adds; 0: unknown. */
const productOf = ( button: unknown ): number => {
	if ( ! ( button instanceof HTMLElement ) ) {
		return 0;
	}
	const form = button.closest( markers.product_form );
	const named =
		form?.querySelector< HTMLInputElement | HTMLButtonElement >(
			`[name="${ fields.add_to_cart }"]`
		)?.value ?? button.getAttribute( 'value' );
	return Number( button.dataset.product_id ?? named ) || 0;
};

/**
 * Listens for adds to the cart by any script. An add that fires several events
 * is reported once.
 *
 * @param hear Called with the product id; 0: unknown.
 * @return Stops listening.
 */
export const listenForAdds = (
	hear: ( product: number ) => void
): ( () => void ) => {
	const stop = new AbortController();
	let isSent = false;
	const once = ( button: unknown ) => {
		if ( ! isSent && ! stop.signal.aborted ) {
			isSent = true;
			setTimeout( () => {
				isSent = false;
			} );
			hear( productOf( button ) );
		}
	};
	const { jQuery } = window as { jQuery?: JQuery };
	document.body.addEventListener(
		events.native.added,
		( { detail }: CustomEventInit ) =>
			once( ( Object( detail ) as { button?: unknown } ).button ),
		stop
	);
	document.body.addEventListener(
		events.blocks_added,
		() => once( null ),
		stop
	);
	jQuery?.( document.body ).on( events.added_to_cart, ( ...args ) => {
		const [ , , , button ] = args as ( { 0?: unknown } | undefined )[];
		once( button?.[ 0 ] );
	} );
	return () => stop.abort();
};
