import {
	LINES,
	countryOf,
	isOff,
	typeOf,
} from '../../transport/customer/address-fields';
import type { ActiveProviders } from '../../core/address/active';

/** Attributes of a combobox. @see field 30 */
const COMBOBOX = {
	role: 'combobox',
	'aria-autocomplete': 'list',
	'aria-haspopup': 'listbox',
	'aria-expanded': 'false',
};

const mark = ( line: HTMLInputElement, suggests: boolean ) => {
	if ( ! suggests ) {
		[ ...Object.keys( COMBOBOX ), 'aria-controls' ].forEach( ( name ) =>
			line.removeAttribute( name )
		);
	} else if ( line.getAttribute( 'role' ) !== COMBOBOX.role ) {
		Object.entries( COMBOBOX ).forEach( ( [ name, value ] ) =>
			line.setAttribute( name, value )
		);
	}
};

/**
 * Chooses the providers of the page's addresses, and marks the fields that will
 * have suggestions as comboboxes.
 *
 * @param active Holds the active provider of each address.
 * @see spec 4.5
 */
export const chooser = ( active: ActiveProviders ) => {
	const choose = ( line: HTMLInputElement ): void => {
		const type = typeOf( line );
		if ( type && ! isOff( line ) ) {
			active.choose( type, countryOf( line ) );
			mark( line, active.of[ type ] !== null );
		}
	};
	const chooseAll = (): void =>
		document
			.querySelectorAll< HTMLInputElement >( LINES )
			.forEach( choose );
	return { choose, chooseAll };
};
