/**
 * Whether a run also asks WooCommerce's own pages for what ours are held against.
 * Their answers change with its version, and not with our code.
 */
export const isReference = Boolean( process.env.VITRINE_REFERENCE );

/** Whose page a test is about that both must pass. */
export const WHOSE = isReference
	? ( [ 'theirs', 'ours' ] as const )
	: ( [ 'ours' ] as const );
