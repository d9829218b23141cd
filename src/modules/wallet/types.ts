/** Session data sealed by the shop's server; each is base64url. @see spec 3.17 */
export interface SealedSession {
	session: string;
	iv: string;
	hash: string;
}

/**
 * Response of the two session endpoints. An error response has `error` (text)
 * and `code` instead.
 *
 * @see spec 3.17, 7.14
 */
export interface WalletSessionAnswer {
	success: true;
	blog_id: string;
	data: SealedSession;
}

/** Response of `get_identity`. @see spec 3.17, 7.15 */
export interface WalletIdentityAnswer {
	success: true;
	data: { _ui: string; _ut: string };
}

/** Nonces of the wallet's endpoints, as in chapter 6. */
export interface WalletNonces {
	_ajax_nonce: string;
	tracksNonce: string;
}

/**
 * Settings of direct checkout. The switch has a branded name
 * (`wallet.enabled_flag` of the contract) and is always true: if it is off,
 * there are no settings in the page.
 *
 * PHP: `Wallet\Module::add_to_page()`.
 *
 * @see spec 3.17
 */
export interface WalletSettings {
	testMode: boolean;
	/** Origin without a trailing slash; also the brand `wallet_host`. */
	host: string;
	merchantId: string;
	blogId: string;
	/** URL of the nonces, which cached pages lack. @see spec 7.14, 7.15, field 8 */
	noncesUrl: string;
	/**
	 * Translated screen reader texts: `going` is announced while the wallet is
	 * opened.
	 */
	texts: { going: string };
	/** On product pages no session is prefetched. @see spec 4.17 */
	isProductPage: boolean;
	/** Included in uncached pages (cart, checkout) only. */
	nonces?: WalletNonces;
	/** Included to save a request. @see spec 7.14 */
	minimumSessionData?: WalletSessionAnswer;
}
