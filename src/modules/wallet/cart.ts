import contract from '../../contract';
import type { CartClient } from '../../contract/types';
import type { Sessions } from './sessions';

const { events, timings_ms: timings } = contract;

/** As much of WordPress's hooks as the engine's cart blocks tell of their changes by. */
interface WithHooks {
	wp?: {
		hooks?: {
			addAction: (
				name: string,
				namespace: string,
				callback: () => void
			) => void;
			removeAction: ( name: string, namespace: string ) => void;
		};
	};
}

const NAMESPACE = 'vitrine/wallet';

/** An item was added, or removed: at once. */
const ITEM_EVENTS = [
	events.native.added,
	events.native.removed,
	events.blocks_added,
	events.blocks_removed,
];

/**
 * Fetches the session anew whenever the cart is another. Quantities come in
 * bursts: what was fetched is dropped at the first, and fetched after the last.
 *
 * @param cart     The page's.
 * @param sessions What is fetched.
 * @param signal   Ends it.
 * @see spec 4.17, 9.12
 */
export const followCart = (
	cart: Pick< CartClient, 'getState' >,
	sessions: Sessions,
	signal: AbortSignal
): void => {
	const { forget, renew } = sessions;
	const hash = () => cart.getState().confirmed?.hash;
	let timer: ReturnType< typeof setTimeout > | undefined;
	let known = hash();

	const now = () => {
		clearTimeout( timer );
		known = hash();
		renew();
	};
	const soon = () => {
		clearTimeout( timer );
		forget();
		timer = setTimeout( now, timings.wallet_quantity );
	};
	const look = () => {
		// The answer to an add tells of a change that is known already.
		if ( hash() !== known ) {
			soon();
		}
	};

	for ( const name of ITEM_EVENTS ) {
		document.body.addEventListener( name, now, { signal } );
	}
	document.body.addEventListener( events.native.cart_changed, look, {
		signal,
	} );
	const { hooks } = ( window as WithHooks ).wp ?? {};
	const actions: Array< readonly [ string, () => void ] > = [
		[ events.blocks_add_item, now ],
		[ events.blocks_remove_item, now ],
		[ events.blocks_set_quantity, soon ],
	];
	for ( const [ name, then ] of actions ) {
		hooks?.addAction( name, NAMESPACE, then );
	}
	signal.addEventListener( 'abort', () => {
		clearTimeout( timer );
		for ( const [ name ] of actions ) {
			hooks?.removeAction( name, NAMESPACE );
		}
	} );
};
