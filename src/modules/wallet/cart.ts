import contract from '../../contract';
import type { CartClient } from '../../contract/types';
import type { Sessions } from './sessions';

const { events, timings_ms: timings } = contract;

/** The parts of WordPress hooks that the engine's cart blocks use. */
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

/** Adds and removals, which are handled immediately. */
const ITEM_EVENTS = [
	events.native.added,
	events.native.removed,
	events.blocks_added,
	events.blocks_removed,
];

/**
 * Requests a new session whenever the cart changes. Quantity changes are
 * debounced: the session is dropped at the first and requested after the last.
 *
 * @param cart     The page's cart.
 * @param sessions The prefetched session.
 * @param signal   Stops following the cart.
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
		// After an add the response reports a change that is already known.
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
