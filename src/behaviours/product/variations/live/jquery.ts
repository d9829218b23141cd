import contract from '../../../../contract';

const { events } = contract;

/** As much of jQuery as a form uses. */
interface Collection {
	on( events: string, handler: () => void ): unknown;
	readonly trigger: ( event: string, args: unknown[] ) => unknown;
	readonly data: ( name: string ) => unknown;
}
type JQuery = ( target: Element ) => Collection;

/** What other scripts ask of a form. */
export interface Asked {
	readonly check: () => void;
	/** The list has changed: it is given anew. */
	readonly reload: ( list: unknown ) => void;
	readonly reset: () => void;
}

export interface FormBridge {
	readonly trigger: (
		target: Element,
		event: string,
		args: unknown[]
	) => void;
}

/**
 * Speaks the events of a variation form where jQuery is on the page, and hears
 * those by which other scripts ask something of it.
 */
export const bridgeForm = (
	form: Element,
	asked: Asked
): FormBridge | null => {
	const { jQuery } = window as { jQuery?: JQuery };
	if ( ! jQuery ) {
		return null;
	}
	const collection = jQuery( form );
	let saying = '';
	let asking = '';
	const hear = ( event: string, answer: () => void ) => {
		collection.on( event, () => {
			// What we say ourselves is no news to us.
			if ( saying === event ) {
				return;
			}
			asking = event;
			try {
				answer();
			} finally {
				asking = '';
			}
		} );
	};
	hear( events.check_variations, asked.check );
	hear( events.reset_data, asked.reset );
	hear( events.reload_variations, () =>
		asked.reload( collection.data( 'product_variations' ) )
	);
	return {
		trigger( target, event, args ) {
			// Everybody has heard it of the one who asks.
			if ( event === asking ) {
				return;
			}
			const before = saying;
			saying = event;
			try {
				jQuery( target ).trigger( event, args );
			} finally {
				saying = before;
			}
		},
	};
};
