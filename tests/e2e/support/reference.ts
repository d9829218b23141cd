/**
 * Whether the run also checks WooCommerce's own pages, which ours are compared
 * with. Their results depend on WooCommerce's version, not on our code.
 */
export const isReference = Boolean( process.env.VITRINE_REFERENCE );

/** Which pages a test of both must run on. */
export const WHOSE = isReference
	? ( [ 'theirs', 'ours' ] as const )
	: ( [ 'ours' ] as const );
