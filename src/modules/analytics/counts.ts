import contract from '../../contract/contract.json';

/** The events that are counted. @see spec 7.19 */
export type Counted = 'view' | 'add' | 'checkout' | 'purchase';

/** Event, product id (0: none) and count. */
export type Count = readonly [ Counted, number, number ];

/**
 * Collects event counts until they are sent. They hold no visitor data.
 *
 * @see spec 7.19
 */
export const createCounts = () => {
	let counts: Count[] = [];
	return {
		/** Adds an event. Returns whether a batch is full. */
		add: ( event: Counted, product = 0 ): boolean => {
			const at = counts.findIndex(
				( [ what, whose ] ) => what === event && whose === product
			);
			const [ , , n = 0 ] = counts[ at ] ?? [];
			const counted: Count = [ event, product, n + 1 ];
			counts =
				at < 0
					? [ ...counts, counted ]
					: counts.map( ( one, place ) =>
							place === at ? counted : one
					  );
			return counts.length >= contract.limits.counts_batch;
		},
		/** Returns all counts and clears them. */
		take: (): readonly Count[] => {
			const taken = counts;
			counts = [];
			return taken;
		},
		/** Restores counts that could not be sent. */
		putBack: ( taken: readonly Count[] ): void => {
			counts = [ ...taken, ...counts ];
		},
	};
};
