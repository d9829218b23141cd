import type { CartLine, CartState, LinePending } from '../../contract/types';
import { count, viewBy } from './begin';
import type { Drawn, Intent, Machine, Write } from './types';

/** The cart item key of an intent. */
export const keyOf = ( intent: Intent ): string | undefined =>
	'key' in intent ? intent.key : undefined;

/** Whether an intent removes its line; a quantity of 0 does. */
export const isRemoval = ( intent: Intent ): boolean =>
	intent.kind === 'remove' ||
	( intent.kind === 'quantity' && intent.quantity <= 0 );

export const findLine = (
	lines: readonly CartLine[],
	key: string
): CartLine | undefined => lines.find( ( line ) => line.key === key );

/** Changes the quantity of a line. */
const withQuantity = ( drawn: Drawn, key: string, quantity: number ): Drawn => {
	let { more } = drawn;
	const lines = drawn.lines.map( ( line ) => {
		if ( line.key !== key ) {
			return line;
		}
		more += quantity - line.quantity;
		return { ...line, quantity, subtotal: line.price * quantity };
	} );
	return { ...drawn, lines, more };
};

const without = ( drawn: Drawn, key: string ): Drawn => ( {
	...drawn,
	lines: drawn.lines.filter( ( line ) => line.key !== key ),
	more: drawn.more - ( findLine( drawn.lines, key )?.quantity ?? 0 ),
} );

const withPending = (
	drawn: Drawn,
	key: string,
	pending: LinePending
): Drawn => ( { ...drawn, pending: { ...drawn.pending, [ key ]: pending } } );

/** Adds to an existing line of the same product. */
const add = (
	drawn: Drawn,
	write: Write,
	intent: Extract< Intent, { kind: 'add' } >
): Drawn => {
	const same = drawn.lines.filter(
		( line ) =>
			line.product_id === intent.product &&
			line.variation_id === intent.variation
	);
	const line = same[ 0 ];
	// Lines of one variation differ in data only the server can compare.
	return ! line || same.length > 1
		? count( drawn, write )
		: withPending(
				withQuantity(
					drawn,
					line.key,
					line.quantity + intent.quantity
				),
				line.key,
				'add'
		  );
};

/** Restores a line at its previous index. */
const restore = ( drawn: Drawn, key: string, { removed }: Write ): Drawn => {
	const { lines, more } = drawn;
	const now = {
		...drawn,
		removed: drawn.removed?.line.key === key ? null : drawn.removed,
	};
	return removed && ! findLine( lines, key )
		? {
				...now,
				lines: [
					...lines.slice( 0, removed.index ),
					removed.line,
					...lines.slice( removed.index ),
				],
				more: more + removed.line.quantity,
		  }
		: now;
};

const apply = ( drawn: Drawn, write: Write ): Drawn => {
	const { intent, removed } = write;
	if ( intent.kind === 'add' ) {
		return add( drawn, write, intent );
	}
	if ( ! ( 'key' in intent ) ) {
		return drawn;
	}
	const { key } = intent;
	if ( intent.kind === 'undo' ) {
		return withPending( restore( drawn, key, write ), key, 'add' );
	}
	if ( intent.kind === 'quantity' && ! isRemoval( intent ) ) {
		return withPending(
			withQuantity( drawn, key, intent.quantity ),
			key,
			'quantity'
		);
	}
	return {
		...withPending( without( drawn, key ), key, 'delete' ),
		removed: removed ?? drawn.removed,
	};
};

const look = viewBy( apply, ( view, { lines, removed }, { offline } ) => ( {
	...view,
	totals_pending: view.busy && view.cart !== null,
	offline: offline !== null,
	cart:
		view.cart && view.busy
			? { ...view.cart, lines: [ ...lines ], count: view.count }
			: view.cart,
	removed: removed && findLine( lines, removed.line.key ) ? null : removed,
} ) );
const views = new WeakMap< Machine, CartState >();

/**
 * The view of a cart, including its lines. Memoized per state.
 *
 * @see field 12, 14
 */
export const viewOf = ( machine: Machine ): CartState => {
	const view = views.get( machine ) ?? look( machine );
	views.set( machine, view );
	return view;
};
