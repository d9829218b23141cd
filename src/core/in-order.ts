/**
 * Takes one event after the other: what is raised while one is carried out comes
 * after it.
 *
 * @param take Carries one out.
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
