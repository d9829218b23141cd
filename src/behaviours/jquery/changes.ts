import contract from '../../contract';

/** As much of a jQuery event as is read. */
interface Change {
	readonly originalEvent?: Event;
	readonly target: EventTarget;
}

/** As much of a jQuery collection as is used. */
interface Listening {
	on: ( events: string, handler: ( event: Change ) => void ) => unknown;
}

/**
 * Gives on changes of fields that a script makes by jQuery alone, as every menu does
 * that such a script draws over a select: the browser knows nothing of them. They
 * are no changes of the browser's, which jQuery's listeners would hear again.
 *
 * @param body jQuery's, of the page.
 */
export const hearChanges = ( body: unknown ): void => {
	( body as Listening ).on( 'change', ( { originalEvent, target } ) => {
		if ( ! originalEvent ) {
			target.dispatchEvent(
				new Event( `${ contract.events.alone }change`, {
					bubbles: true,
				} )
			);
		}
	} );
};
