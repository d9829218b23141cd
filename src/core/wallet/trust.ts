/** The origin of an address; empty: it is none, or it has none. */
export const originOf = ( url: string ): string => {
	try {
		const { origin } = new URL( url );
		return origin === 'null' ? '' : origin;
	} catch {
		return '';
	}
};

/**
 * Whether a message comes from where the wallet is. The rule that its host
 * starts with the origin alone would take a part of its name, and nothing at
 * all, for the wallet's.
 *
 * @param origin Of the message.
 * @param host   The wallet's.
 * @see spec 5.13, readings 26
 */
export const isWalletOrigin = ( origin: string, host: string ): boolean =>
	origin !== '' && host.startsWith( origin ) && origin === originOf( host );
