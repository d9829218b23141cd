import type { CartState } from '../../contract/types';
import type { Drawn, Machine, Reduce, Rule, Write } from './types';

/** The state of a page before the cart is known. */
export const initialMachine: Machine = {
	confirmed: null,
	hint: 0,
	queue: [],
	flight: 0,
	reading: null,
	due: null,
	covered: null,
	epoch: 0,
	removed: null,
	failure: null,
	offline: null,
};

/**
 * The rules before the shop can be asked: intents and refreshes are queued in
 * order.
 */
export const begin: Rule = ( draft, event ) => {
	const { confirmed, hint, queue, due } = draft;
	switch ( event.type ) {
		case 'intend':
			draft.queue = [
				...queue,
				{
					ids: [ event.id ],
					intent: event.intent,
					removed: null,
					unsure: null,
				},
			];
			draft.failure = null;
			break;
		case 'refresh':
			draft.due = [
				...( due ?? [] ),
				...( event.id ? [ event.id ] : [] ),
			];
			break;
		case 'known':
			draft.confirmed = event.confirmed;
			draft.hint = event.hint;
			break;
		case 'unsent':
			Object.assign( draft, initialMachine, { confirmed, hint } );
	}
};

/** Turns a rule into a reducer. */
export const stepBy =
	( rule: Rule ): Reduce =>
	( state, event ) => {
		const draft = { ...state };
		const effects: ReturnType< Reduce >[ 'effects' ] = [];
		rule( draft, event, effects );
		return { state: draft, effects };
	};

/** Applies a write to a cart without known lines: only adds count. */
export const count = ( drawn: Drawn, { intent }: Write ): Drawn =>
	intent.kind === 'add'
		? { ...drawn, more: drawn.more + intent.quantity }
		: drawn;

/**
 * Creates the view of a cart: the confirmed one with pending writes applied in
 * order. Totals stay the confirmed ones and are marked as pending.
 *
 * @param apply  Applies a write to the cart.
 * @param finish Adds the lines to the view.
 * @see field 12, 14
 */
export const viewBy =
	(
		apply: ( drawn: Drawn, write: Write ) => Drawn,
		finish: (
			view: CartState,
			drawn: Drawn,
			machine: Machine
		) => CartState = ( view ) => view
	) =>
	( machine: Machine ): CartState => {
		const { confirmed, hint, queue, removed, failure } = machine;
		const drawn = queue.reduce( apply, {
			lines: confirmed?.lines ?? [],
			more: 0,
			pending: {},
			removed,
		} );
		return finish(
			{
				confirmed,
				cart: confirmed,
				// Pending items are added to the server's count.
				count: Math.max( 0, ( confirmed?.count ?? hint ) + drawn.more ),
				pending: drawn.pending,
				totals_pending: false,
				busy: queue.length > 0,
				removed,
				failure,
				offline: false,
			},
			drawn,
			machine
		);
	};
