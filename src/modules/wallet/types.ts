/** Session data as the shop's server seals them; each is base64url. @see spec 3.17 */
export interface SealedSession {
	session: string;
	iv: string;
	hash: string;
}

/**
 * What the two session endpoints answer. A refusal has no `success: true` and
 * none of the data, but `error` (text) and `code`.
 *
 * @see spec 3.17, 7.14
 */
export interface WalletSessionAnswer {
	success: true;
	blog_id: string;
	data: SealedSession;
}

/** What `get_identity` answers. @see spec 3.17, 7.15 */
export interface WalletIdentityAnswer {
	success: true;
	data: { _ui: string; _ut: string };
}

/** Those of chapter 6 that the wallet's endpoints ask for. */
export interface WalletNonces {
	_ajax_nonce: string;
	tracksNonce: string;
}

/**
 * Direct checkout. The switch stands under its brand (`wallet.enabled_flag` of
 * the contract) and is always true: where it is off, nothing of this is printed.
 *
 * PHP: `Wallet\Module::add_to_page()`.
 *
 * @see spec 3.17
 */
export interface WalletSettings {
	testMode: boolean;
	/** Origin, without a slash at its end; the brand `wallet_host` is the same. */
	host: string;
	merchantId: string;
	blogId: string;
	/** Where nonces are fetched, as no page for everybody holds them. @see spec 7.14, 7.15, field 8 */
	noncesUrl: string;
	/** What the shopper hears, translated: `going` while the way to the wallet is made. */
	texts: { going: string };
	/** No session is prefetched there. @see spec 4.17 */
	isProductPage: boolean;
	/** Said on a visitor's own pages (cart, checkout) only; on every other one they are fetched. */
	nonces?: WalletNonces;
	/** Held already, so that it need not be fetched. @see spec 7.14 */
	minimumSessionData?: WalletSessionAnswer;
}
