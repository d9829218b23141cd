import type { AddressType } from '../../contract/types';
import type { AttachSuggestions } from '../../core/address/lookup';
import { isOff, LINES, typeOf } from '../../transport/customer/address-fields';
import { createControl, type LineControl } from './control';

const lineOf = ( { target }: Event ): HTMLInputElement | null =>
	target instanceof HTMLInputElement &&
	target.matches( LINES ) &&
	! isOff( target )
		? target
		: null;

/**
 * Whether the input is focused. WooCommerce triggers a click on the payment
 * method whenever it updates the order review; that must not close the list.
 */
const isWritten = ( line: HTMLInputElement ): boolean =>
	line.ownerDocument.activeElement === line;

const ACTS: Record< string, ( line: LineControl, event: Event ) => void > = {
	input: ( line, event ) => line.input( event ),
	keydown: ( line, event ) => line.key( event as KeyboardEvent ),
	focusin: ( line ) => line.focus(),
	focusout: ( line ) => line.blur(),
};

export const attachSuggestions: AttachSuggestions = (
	lookup,
	root = document
) => {
	const controls = new Map< AddressType, LineControl >();
	const controlOf = ( line: HTMLInputElement ): LineControl | undefined => {
		const type = typeOf( line );
		const known = type && controls.get( type );
		if ( ! type || known?.line === line ) {
			return known;
		}
		// The form has replaced the input, as WooCommerce may do for another
		// country.
		known?.leave();
		const control = createControl( line, type, lookup );
		controls.set( type, control );
		return control;
	};
	const take = ( event: Event ) => {
		const line = lineOf( event );
		const control = line && controlOf( line );
		if ( control ) {
			ACTS[ event.type ]?.( control, event );
		}
	};
	for ( const type of Object.keys( ACTS ) ) {
		root.addEventListener( type, take );
	}
	const press = ( { target, isTrusted }: Event ) => {
		for ( const one of controls.values() ) {
			if ( target instanceof Element && one.element.contains( target ) ) {
				one.press( target );
			} else if (
				target !== one.line &&
				( isTrusted || ! isWritten( one.line ) )
			) {
				one.close();
			}
		}
	};
	// Capturing: WooCommerce stops the propagation of clicks in its field
	// wrappers.
	root.addEventListener( 'click', press, true );
	return take;
};
