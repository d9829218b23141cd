import type { CartState } from '../../contract/types';
import type { Drawn, Machine, Reduce, Rule, Write } from './types';

/** A page that knows nothing of its cart yet. */
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
 * What happens to a cart until the shop can be asked: intents and those who want
 * it read wait in their order.
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

/** Makes a step of what an event does. */
export const stepBy =
	( rule: Rule ): Reduce =>
	( state, event ) => {
		const draft = { ...state };
		const effects: ReturnType< Reduce >[ 'effects' ] = [];
		rule( draft, event, effects );
		return { state: draft, effects };
	};

/** What a write makes of a cart whose lines are not known: what is added counts. */
export const count = ( drawn: Drawn, { intent }: Write ): Drawn =>
	intent.kind === 'add'
		? { ...drawn, more: drawn.more + intent.quantity }
		: drawn;

/**
 * Makes what shows a cart: the confirmed one with everything that waits upon it,
 * in order. Totals stay the confirmed ones and are marked.
 *
 * @param apply  What a write makes of the cart before it.
 * @param finish Puts the lines into what is shown.
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
				// The server counts as its plugins want it; what waits is added to that.
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
