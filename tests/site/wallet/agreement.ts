/** Credentials that a shop and the sandbox share, of no use anywhere else. */
export const AGREEMENT = {
	merchant_id: 'acct_sandbox',
	blog_id: 'sandbox-shop',
	key: 'sandbox-key-of-no-real-shop-0123456789',
} as const;

/**
 * Settings that make a shop use a sandbox.
 *
 * @param host Origin of the sandbox.
 * @see spec 3.17
 */
export const walletSettings = ( host: string ): Record< string, unknown > => ( {
	wallet_direct_checkout: true,
	wallet_test_mode: true,
	wallet_host: host,
	wallet_merchant_id: AGREEMENT.merchant_id,
	wallet_blog_id: AGREEMENT.blog_id,
	wallet_key: AGREEMENT.key,
} );

/** The sandbox's shopper, as checkout fields. */
export const SHOPPER: Record< string, string > = {
	billing_email: 'robin@example.org',
	billing_first_name: 'Robin',
	billing_last_name: 'Sandbox',
	billing_country: 'DE',
	billing_address_1: 'Torstraße 1',
	billing_city: 'Berlin',
	billing_postcode: '10119',
	billing_phone: '030 1234567',
	terms: '1',
};
