import type { AddressLookup } from '.';
import { type LineControl, createControl } from './control';
import { LINES, isOff } from './fields';

const lineOf = ( { target }: Event ): HTMLInputElement | null =>
	target instanceof HTMLInputElement &&
	target.matches( LINES ) &&
	! isOff( target )
		? target
		: null;

/**
 * Whether a shopper writes in a line. WooCommerce clicks on its payment method
 * each time it has reviewed the order, which is no shopper's click elsewhere.
 */
const isWritten = ( line: HTMLInputElement ): boolean =>
	line.ownerDocument.activeElement === line;

/**
 * Has the first lines of all addresses suggest addresses, also those of forms
 * that come later.
 *
 * @param lookup What they work with.
 * @param root   What hears the events; the document.
 * @return Takes an event that came before.
 */
export const wireAddresses = (
	lookup: AddressLookup,
	root: EventTarget = document
): ( ( event: Event ) => void ) => {
	const controls = new Map< HTMLInputElement, LineControl >();
	const control = ( line: HTMLInputElement ): LineControl => {
		const known = controls.get( line ) ?? createControl( line, lookup );
		controls.set( line, known );
		return known;
	};
	const acts: Record< string, ( line: LineControl, event: Event ) => void > =
		{
			input: ( line, event ) => line.input( event ),
			keydown: ( line, event ) => line.key( event as KeyboardEvent ),
			focusin: ( line ) => line.focus(),
			focusout: ( line ) => line.blur(),
		};
	const take = ( event: Event ) => {
		const line = lineOf( event );
		if ( line ) {
			acts[ event.type ]?.( control( line ), event );
		}
	};
	for ( const type of Object.keys( acts ) ) {
		root.addEventListener( type, take );
	}
	const press = ( { target, isTrusted }: Event ) => {
		for ( const [ line, one ] of controls ) {
			if ( target instanceof Element && one.element.contains( target ) ) {
				one.press( target );
			} else if (
				target !== line &&
				( isTrusted || ! isWritten( line ) )
			) {
				one.close();
			}
		}
	};
	// On its way down: WooCommerce lets no click out of the wrappers of its fields.
	root.addEventListener( 'click', press, true );
	return take;
};
