/** The failures of the catalogue. @see spec 8.5 */
export type Trouble =
	| 'no_session'
	| 'no_url'
	| 'bad_url'
	| 'no_redirect_data'
	| 'bad_session'
	| 'unavailable'
	| 'timeout'
	| 'no_iframe';

/** Why a shopper goes to the shop's own checkout after all. */
export class WalletError extends Error {
	/**
	 * @param why Which of the catalogue's.
	 * @param url The address that was refused, where it is one.
	 */
	constructor(
		readonly why: Trouble,
		readonly url = ''
	) {
		super( why );
	}
}
