import type { Intent, Machine, Write } from './types';
import { isRemoval, keyOf, viewOf } from './view';

/** The line that an intent removes from, or restores to, the cart. */
const removedBy = ( state: Machine, intent: Intent ): Write[ 'removed' ] => {
	const undoes = intent.kind === 'undo';
	if ( ! undoes && ! isRemoval( intent ) ) {
		return null;
	}
	const key = keyOf( intent );
	const { cart, removed } = viewOf( state );
	const lines = cart?.lines ?? [];
	const index = lines.findIndex( ( line ) => line.key === key );
	const line = lines[ index ];
	if ( undoes ) {
		return removed?.line.key === key ? removed : null;
	}
	return line ? { line, index } : null;
};

/**
 * Appends a write to the queue. A write equal to the last one of its line
 * shares its response, as does a quantity of a line about to be removed. A
 * quantity replaces one not sent yet.
 *
 * @see spec 4.1, field 11
 */
const place = ( state: Machine, write: Write ): Write[] => {
	const queue = [ ...state.queue ];
	const { intent, ids } = write;
	const key = keyOf( intent );
	const at =
		key === undefined
			? -1
			: queue.findLastIndex( ( other ) => keyOf( other.intent ) === key );
	const last = queue[ at ];
	if ( last ) {
		const now = last.intent;
		const waits = at > 0 || ! state.flight;
		const quantity = intent.kind === 'quantity';
		const both = quantity && now.kind === 'quantity';
		if (
			( intent.kind === now.kind && ! quantity ) ||
			( quantity && now.kind === 'remove' ) ||
			( both && intent.quantity === now.quantity )
		) {
			queue[ at ] = { ...last, ids: [ ...last.ids, ...ids ] };
			return queue;
		}
		if ( both && waits ) {
			queue[ at ] = { ...last, intent, ids: [ ...last.ids, ...ids ] };
			return queue;
		}
	}
	const removed = write.removed ?? removedBy( state, intent );
	return [ ...queue, { ...write, removed } ];
};

/**
 * Normalizes the queue: merges related writes, and records which line each one
 * removes, even if the cart became known later.
 */
export const inOrder = ( state: Machine ): Write[] =>
	state.queue.reduce< Write[] >(
		( queue, write ) => place( { ...state, queue }, write ),
		[]
	);
