import { readJson } from '../../transport/http/json';
import { isMap, isText, orNull } from '../../transport/http/shape';

const isValues = isMap( orNull( isText ) );

const NAME = /^vitrine_quick\[(\w+)\]$/;

/**
 * Fills the fields of quick edit with the product's values from its row, and
 * hides fields that the product does not have.
 *
 * @param row   The row with the form.
 * @param texts The values as JSON.
 */
export const fillRow = ( row: HTMLElement, texts: string ): void => {
	const values = readJson( texts );
	if ( ! isValues( values ) ) {
		return;
	}
	for ( const field of row.querySelectorAll<
		HTMLInputElement | HTMLSelectElement
	>( '[name^="vitrine_quick["]' ) ) {
		const value = values[ NAME.exec( field.name )?.[ 1 ] ?? '' ] ?? null;
		field.value = value ?? '';
		// Disabled fields are not submitted.
		field.disabled = value === null;
		const label = field.closest( 'label' );
		if ( label ) {
			label.hidden = value === null;
		}
	}
};

/**
 * Fills the form after WordPress has opened it: its own click handler runs
 * first.
 */
export const quickEdit = (): void =>
	document.addEventListener( 'click', ( { target } ) => {
		const opened =
			target instanceof Element &&
			target.closest( '.editinline' )?.closest( 'tr' )?.id;
		const id = opened ? opened.replace( 'post-', '' ) : '';
		const row = id && document.getElementById( `edit-${ id }` );
		if ( row ) {
			fillRow(
				row,
				document.querySelector( `#inline_${ id } .vitrine_quick` )
					?.textContent ?? ''
			);
		}
	} );
