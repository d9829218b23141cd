import { downloadRows } from './rows';

/** Replaces the text of a product's files by rows of fields. */
export const downloads = ( root: HTMLElement ): void => {
	const field = root.querySelector( 'textarea' );
	const line = field?.closest( 'p' );
	if ( ! field || ! line ) {
		return;
	}
	line.hidden = true;
	root.append(
		downloadRows( field.value, ( text ) => {
			field.value = text;
		} )
	);
};
