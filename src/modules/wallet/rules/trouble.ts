/** Error codes of the wallet. @see spec 8.5 */
export type Trouble =
	| 'no_session'
	| 'no_url'
	| 'bad_url'
	| 'no_redirect_data'
	| 'bad_session'
	| 'unavailable'
	| 'timeout'
	| 'no_iframe';

/** Why the shopper is sent to the shop's own checkout instead. */
export class WalletError extends Error {
	/**
	 * @param why Error code.
	 * @param url The invalid URL, if that is the error.
	 */
	constructor(
		readonly why: Trouble,
		readonly url = ''
	) {
		super( why );
	}
}
