import contract from '../../contract';
import { isWalletOrigin, originOf } from './trust';

/**
 * Whether a shopper may be sent to an address that the wallet has named.
 *
 * @param url  The address.
 * @param host The wallet's.
 * @see spec 5.13
 */
export const isWalletRedirect = ( url: string, host: string ): boolean =>
	isWalletOrigin( originOf( url ), host ) &&
	new URL( url ).searchParams.has( contract.wallet.redirect_key );
