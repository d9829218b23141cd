import { readJson } from '../../transport/http/json';
import { isMap, isText, orNull } from '../../transport/http/shape';

const isValues = isMap( orNull( isText ) );

const NAME = /^vitrine_quick\[(\w+)\]$/;

/**
 * Fills the fields of a row that was opened with the product's values, which
 * the server has printed into the row, and hides those it does not have.
 *
 * @param row   Of the quick edit.
 * @param texts What the server has printed.
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
		// What is disabled is not sent.
		field.disabled = value === null;
		const label = field.closest( 'label' );
		if ( label ) {
			label.hidden = value === null;
		}
	}
};

/** Waits for WordPress to open a row; its own script has heard the click first. */
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
