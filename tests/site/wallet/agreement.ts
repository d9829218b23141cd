/** What a shop and the sandbox share. Good for nothing but trying it out. */
export const AGREEMENT = {
	merchant_id: 'acct_sandbox',
	blog_id: 'sandbox-shop',
	key: 'sandbox-key-of-no-real-shop-0123456789',
} as const;

/**
 * The settings that lead a shop to a sandbox.
 *
 * @param host Its origin.
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

/** Who shops in the sandbox. Fields of a checkout. */
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
