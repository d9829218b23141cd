import type { Intent, Machine, Write } from './types';
import { isRemoval, keyOf, viewOf } from './view';

const asWrite = ( state: Machine, id: number, intent: Intent ): Write => {
	const key = keyOf( intent );
	const view = viewOf( state );
	const lines = view.cart?.lines ?? [];
	const index = lines.findIndex( ( line ) => line.key === key );
	const line = lines[ index ];
	let removed: Write[ 'removed' ] = null;
	if ( isRemoval( intent ) && line ) {
		removed = { line, index };
	} else if ( intent.kind === 'undo' && view.removed?.line.key === key ) {
		removed = view.removed;
	}
	return { ids: [ id ], intent, removed, unsure: null };
};

/**
 * Puts an intent into the queue. One that says again what the last one about
 * its line says shares its answer; so does a quantity for a line that is about
 * to go. A quantity takes the place of one that still waits.
 *
 * @see spec 4.1, field 11
 */
export const enqueue = (
	state: Machine,
	id: number,
	intent: Intent
): Write[] => {
	const queue = [ ...state.queue ];
	const key = keyOf( intent );
	const at =
		key === undefined
			? -1
			: queue.findLastIndex( ( write ) => keyOf( write.intent ) === key );
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
			queue[ at ] = { ...last, ids: [ ...last.ids, id ] };
			return queue;
		}
		if ( both && waits ) {
			queue[ at ] = { ...last, intent, ids: [ ...last.ids, id ] };
			return queue;
		}
	}
	return [ ...queue, asWrite( state, id, intent ) ];
};
