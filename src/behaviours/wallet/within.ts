import { WalletError } from '../../core/wallet/trouble';

/**
 * Waits for something, and no longer than that.
 *
 * @param  promise What.
 * @param  ms      Milliseconds.
 * @throws {WalletError} It took longer.
 */
export const within = < T >(
	promise: Promise< T >,
	ms: number
): Promise< T > =>
	new Promise( ( resolve, reject ) => {
		const timer = setTimeout(
			() => reject( new WalletError( 'timeout' ) ),
			ms
		);
		promise.then( resolve, reject ).finally( () => clearTimeout( timer ) );
	} );
