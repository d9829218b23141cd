import contract from '../../../contract';

/** Parses a URL; null: invalid. */
const readAddress = ( url: string ): URL | null => {
	try {
		return new URL( url );
	} catch {
		return null;
	}
};

/**
 * Whether a URL from the wallet is a valid redirect target.
 *
 * @param url  The URL.
 * @param host URL of the wallet.
 * @see spec 5.13
 */
export const isWalletRedirect = ( url: string, host: string ): boolean => {
	const address = readAddress( url );
	return (
		address?.origin === new URL( host ).origin &&
		address.searchParams.has( contract.wallet.redirect_key )
	);
};
