import type { CartSnapshot, WriteResult } from '../../contract/types';
import type { Draft, Effect, Intent } from './types';
import { findLine, isRemoval, keyOf } from './view';

/** Whether an intent is followed by a refresh. @see spec 4.1, 7.5 */
export const isFollowed = ( intent: Intent ): boolean =>
	intent.kind === 'add' ||
	( intent.kind === 'quantity' && intent.via === 'mini-cart' );

/** Whether a cart shows that an intent was done; false if unknown. */
export const isDone = ( intent: Intent, cart: CartSnapshot ): boolean =>
	( isRemoval( intent ) || intent.kind === 'undo' ) &&
	Boolean( findLine( cart.lines, keyOf( intent ) ?? '' ) ) ===
		( intent.kind === 'undo' );

/**
 * Completes the first intent of the queue: it settles, and the next one may be
 * sent. A failure reverts only its own change.
 */
export const complete = (
	draft: Draft,
	effects: Effect[],
	result: WriteResult
): void => {
	const [ head, ...rest ] = draft.queue;
	if ( ! head ) {
		return;
	}
	const { ids, intent, removed } = head;
	draft.queue = rest;
	draft.flight = 0;
	let settled = result;
	if ( ! result.ok ) {
		const key = keyOf( intent );
		draft.failure = { ...result.failure, ...( key && { key } ) };
		settled = { ...result, failure: draft.failure };
	} else if ( isRemoval( intent ) && removed ) {
		const key = result.answer.removed_key ?? removed.line.key;
		draft.removed = { ...removed, line: { ...removed.line, key } };
	} else if (
		intent.kind === 'undo' &&
		draft.removed?.line.key === intent.key
	) {
		draft.removed = null;
	}
	effects.push( { type: 'settle', ids, result: settled } );
};
