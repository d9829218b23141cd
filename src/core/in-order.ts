/**
 * Handles events one at a time: events raised while one is being handled are
 * queued.
 *
 * @param take Handles an event.
 */
export const inOrder = < Event >(
	take: ( event: Event ) => void
): ( ( event: Event ) => void ) => {
	const events: Event[] = [];
	let running = false;
	return ( event ) => {
		events.push( event );
		if ( running ) {
			return;
		}
		running = true;
		try {
			for ( let next = events.shift(); next; next = events.shift() ) {
				take( next );
			}
		} finally {
			running = false;
		}
	};
};
