import contract from '../../contract';

const { events, fields, markers } = contract;

/** As much of jQuery as this uses. */
type JQuery = ( target: unknown ) => {
	on(
		events: string,
		handler: ( event: unknown, ...args: unknown[] ) => void
	): unknown;
};

/** The product that a button adds; 0: it names none. */
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
 * Hears of every add to the cart, by whichever script it was made. One add that
 * several events tell of is one.
 *
 * @param hear Told the product; 0: it is not known.
 * @return What stops it.
 */
export const hearAdds = (
	hear: ( product: number ) => void
): ( () => void ) => {
	const stop = new AbortController();
	let told = false;
	const once = ( button: unknown ) => {
		if ( ! told && ! stop.signal.aborted ) {
			told = true;
			setTimeout( () => {
				told = false;
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
