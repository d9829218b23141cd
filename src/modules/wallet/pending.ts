import contract from '../../contract';
import type { CartClient } from '../../contract/types';
import { WalletError } from './rules/trouble';

/** The part of the WordPress data package that the engine's cart blocks use. */
interface WithEngineStore {
	wp?: {
		data?: {
			select: (
				store: string
			) => { hasPendingItemsOperations?: () => boolean } | undefined;
		};
	};
}

/**
 * Whether a cart change is pending, ours or one by the engine's blocks.
 *
 * @see spec 3.1, 4.17
 */
export const isCartPending = ( {
	getState,
}: Pick< CartClient, 'getState' > ): boolean => {
	const { busy, pending } = getState();
	const engine = ( window as WithEngineStore ).wp?.data?.select(
		contract.settings_values.engine_cart_store
	);
	return (
		busy ||
		Object.keys( pending ).length > 0 ||
		( engine?.hasPendingItemsOperations?.() ?? false )
	);
};

/**
 * Waits until the cart has no pending changes.
 *
 * @param  cart     The page's cart.
 * @param  patience Timeout in milliseconds.
 * @throws {WalletError} On timeout.
 */
export const onceWritten = async (
	cart: Pick< CartClient, 'getState' >,
	patience: number
): Promise< void > => {
	const interval = contract.timings_ms.wallet_poll_interval;
	for ( let left = patience; isCartPending( cart ); left -= interval ) {
		if ( left <= 0 ) {
			throw new WalletError( 'no_session' );
		}
		await new Promise( ( resolve ) => {
			setTimeout( resolve, interval );
		} );
	}
};
