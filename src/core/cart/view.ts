import type {
	CartLine,
	CartSnapshot,
	CartState,
	LinePending,
} from '../../contract/types';
import type { Intent, Machine, Removed, Write } from './types';

/** The cart as it grows under pending writes. */
interface Draft {
	lines: readonly CartLine[];
	/** Pieces on their way whose line is not known yet. */
	extra: number;
	pending: Record< string, LinePending >;
	removed: Removed | null;
}

/** The line of a cart that an intent is about, by its key. */
export const keyOf = ( intent: Intent ): string | undefined =>
	'key' in intent ? intent.key : undefined;

/** Whether an intent takes its line away: a quantity of 0 does. */
export const isRemoval = ( intent: Intent ): boolean =>
	intent.kind === 'remove' ||
	( intent.kind === 'quantity' && intent.quantity <= 0 );

export const findLine = (
	lines: readonly CartLine[],
	key: string
): CartLine | undefined => lines.find( ( line ) => line.key === key );

const withQuantity = (
	lines: readonly CartLine[],
	key: string,
	quantity: number
): CartLine[] =>
	lines.map( ( line ) =>
		line.key === key
			? { ...line, quantity, subtotal: line.price * quantity }
			: line
	);

const without = ( lines: readonly CartLine[], key: string ): CartLine[] =>
	lines.filter( ( line ) => line.key !== key );

const add = (
	draft: Draft,
	intent: Extract< Intent, { kind: 'add' } >
): Draft => {
	const same = draft.lines.filter(
		( line ) =>
			line.product_id === intent.product &&
			line.variation_id === intent.variation
	);
	const line = same[ 0 ];
	// Two lines of one variation differ in data that only the server weighs.
	if ( ! line || same.length > 1 ) {
		return { ...draft, extra: draft.extra + intent.quantity };
	}
	return {
		...draft,
		lines: withQuantity(
			draft.lines,
			line.key,
			line.quantity + intent.quantity
		),
		pending: { ...draft.pending, [ line.key ]: 'add' },
	};
};

const apply = ( draft: Draft, { intent, removed }: Write ): Draft => {
	if ( intent.kind === 'add' ) {
		return add( draft, intent );
	}
	if ( ! ( 'key' in intent ) ) {
		return draft;
	}
	const { key } = intent;
	const { lines } = draft;
	const becomes = ( now: readonly CartLine[], pending: LinePending ) => ( {
		...draft,
		lines: now,
		pending: { ...draft.pending, [ key ]: pending },
	} );
	if ( intent.kind === 'quantity' && ! isRemoval( intent ) ) {
		return becomes(
			withQuantity( lines, key, intent.quantity ),
			'quantity'
		);
	}
	if ( intent.kind === 'undo' ) {
		return {
			...becomes(
				removed && ! findLine( lines, key )
					? [
							...lines.slice( 0, removed.index ),
							removed.line,
							...lines.slice( removed.index ),
					  ]
					: lines,
				'add'
			),
			removed: draft.removed?.line.key === key ? null : draft.removed,
		};
	}
	return {
		...becomes( without( lines, key ), 'delete' ),
		removed: removed ?? draft.removed,
	};
};

const sum = ( lines: readonly CartLine[] ): number =>
	lines.reduce( ( count, line ) => count + line.quantity, 0 );

/**
 * What is to be shown: the confirmed cart with everything that waits upon it,
 * in order. Totals stay the confirmed ones and are marked.
 *
 * @see field 12, 14
 */
export const viewOf = ( machine: Machine ): CartState => {
	const { confirmed, queue } = machine;
	const { lines, extra, pending, removed } = queue.reduce< Draft >( apply, {
		lines: confirmed?.lines ?? [],
		extra: 0,
		pending: {},
		removed: machine.removed,
	} );
	const busy = queue.length > 0;
	// The server counts as its plugins want it; what waits is added to that.
	const counted = confirmed
		? confirmed.count + sum( lines ) - sum( confirmed.lines )
		: machine.hint;
	const count = Math.max( 0, counted + extra );
	const cart: CartSnapshot | null =
		confirmed && busy
			? { ...confirmed, lines: [ ...lines ], count }
			: confirmed;
	return {
		confirmed,
		cart,
		count,
		pending,
		totals_pending: busy && cart !== null,
		busy,
		removed:
			removed && findLine( lines, removed.line.key ) ? null : removed,
		failure: machine.failure,
		offline: machine.offline !== null,
	};
};
