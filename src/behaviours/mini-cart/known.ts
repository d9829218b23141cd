import type { Page } from '../page';

/** Fetches the cart if it is unknown, and waits for it. */
export const ensureCart = async ( {
	cart,
}: Pick< Page, 'cart' > ): Promise< void > => {
	if ( cart.getState().confirmed ) {
		return;
	}
	let unsubscribe = () => {};
	const known = new Promise< void >( ( resolve ) => {
		unsubscribe = cart.subscribe( ( { confirmed } ) => {
			if ( confirmed ) {
				resolve();
			}
		} );
	} );
	// A pending refresh may finish first.
	await Promise.race( [ known, cart.refresh( true ) ] );
	unsubscribe();
	if ( ! cart.getState().confirmed ) {
		throw new Error( 'The cart could not be read' );
	}
};
