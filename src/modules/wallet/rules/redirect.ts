import contract from '../../../contract';

/** An address, as the browser reads it; null: it is none. */
const readAddress = ( url: string ): URL | null => {
	try {
		return new URL( url );
	} catch {
		return null;
	}
};

/**
 * Whether a shopper may be sent to an address that the wallet has named.
 *
 * @param url  The address.
 * @param host The wallet's.
 * @see spec 5.13
 */
export const isWalletRedirect = ( url: string, host: string ): boolean => {
	const address = readAddress( url );
	return (
		address?.origin === new URL( host ).origin &&
		address.searchParams.has( contract.wallet.redirect_key )
	);
};
