import type { Page } from '../page';

/** Asks for a cart that is not known, and waits until it is, or cannot be. */
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
	// One that is under way already may come first.
	await Promise.race( [ known, cart.refresh( true ) ] );
	unsubscribe();
	if ( ! cart.getState().confirmed ) {
		throw new Error( 'The cart could not be read' );
	}
};
