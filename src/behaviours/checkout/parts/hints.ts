import contract from '../../../contract';
import type { Behavior } from '../../page';

const { markers } = contract;

/** Class of a dismissed hint. */
const CLOSED = 'is-closed';

/**
 * Dismisses a field's hint on Escape, until the field loses focus. CSS shows it
 * while the field is in use.
 *
 * @see spec 2.9, 9.3
 */
export const closeHints: Behavior = ( page ) => {
	const close = ( row: Element, closed: boolean ) =>
		row
			.querySelector( markers.field_hint )
			?.classList.toggle( CLOSED, closed );
	page.on( 'keydown', markers.hinted_row, ( event, row ) => {
		if ( ( event as KeyboardEvent ).key === 'Escape' ) {
			close( row, true );
		}
	} );
	page.on( 'focusout', markers.hinted_row, ( _event, row ) =>
		close( row, false )
	);
};
