import contract from '../../contract';
import type { CartClient } from '../../contract/types';
import { flatten } from '../../core/cart/flat';
import type { Bridge } from './bridge';
import { followCart } from './downloads-checkout';
import type { JQuery } from './of-page';
import { listenForChanges } from './changes';

const { events, markers } = contract;

/** Easy Digital Downloads' event names, by our names. */
const NAMES: Readonly< Record< string, string > > = {
	[ events.added_to_cart ]: events.downloads.added,
	[ events.removed_from_cart ]: events.downloads.removed,
};

/**
 * Triggers and handles the events of Easy Digital Downloads' scripts, so that
 * changes by its buttons and by ours are shown on both sides. It has no veto.
 *
 * @see spec 2.6; design, The page 5
 */
export const createBridge = ( jQuery: JQuery, cart: CartClient ): Bridge => {
	const body = jQuery( document.body );
	let speaking = false;
	listenForChanges( body );

	body.on( Object.values( events.downloads ).join( ' ' ), () => {
		// Ignore our own events.
		if ( ! speaking ) {
			void cart.refresh();
		}
	} );

	const speak = ( event: string, ...args: unknown[] ) => {
		speaking = true;
		try {
			body.trigger( event, args );
		} finally {
			speaking = false;
		}
	};
	followCart( cart, () =>
		speak( events.downloads.quantity_updated, cart.getState().count )
	);

	return {
		trigger( event ) {
			const name = NAMES[ event ];
			if ( ! name ) {
				return;
			}
			const { count } = cart.getState();
			for ( const element of document.querySelectorAll(
				markers.downloads_count
			) ) {
				element.textContent = `${ count }`;
			}
			speak( events.downloads.quantity_updated, count );
			// The response field that its listeners read.
			speak( name, { cart_quantity: `${ count }` } );
		},
		vetoed: () => false,
		shown: () => {},
		data: () => ( {} ),
		flat: flatten,
	};
};
