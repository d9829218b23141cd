import contract from '../../contract/contract.json';

/** What is counted. @see spec 7.19 */
export type Counted = 'view' | 'add' | 'checkout' | 'purchase';

/** What happened, to which product (0: to none), how often. */
export type Count = readonly [ Counted, number, number ];

/**
 * Collects counts until they are sent: how often each thing happened, and
 * nothing of whom it happened to.
 *
 * @see spec 7.19
 */
export const createCounts = () => {
	let counts: Count[] = [];
	return {
		/** Returns whether a batch is full. */
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
		/** What there is, which then is gone. */
		take: (): readonly Count[] => {
			const taken = counts;
			counts = [];
			return taken;
		},
		/** Puts back what could not be sent. */
		putBack: ( taken: readonly Count[] ): void => {
			counts = [ ...taken, ...counts ];
		},
	};
};
