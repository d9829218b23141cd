import contract from '../../../contract';

/** Gets the previous state; undefined: when the country was chosen is not known. */
type Listener = ( select: HTMLSelectElement, left?: string ) => void;

/**
 * Watches the country fields of addresses.
 *
 * @return Looks for countries that were chosen before there was a listener.
 */
export const watchCountries = (
	forms: string,
	listener: Listener
): ( () => void ) => {
	const selector = `${ forms } select[name$="_country"]`;
	const chosen = ( target: EventTarget | null ) => {
		if (
			target instanceof HTMLSelectElement &&
			target.matches( selector )
		) {
			const state = target.form?.elements.namedItem(
				target.name.replace( 'country', 'state' )
			);
			listener( target, ( state as HTMLInputElement | null )?.value );
		}
	};
	for ( const type of [ 'change', `${ contract.events.alone }change` ] ) {
		document.addEventListener( type, ( { target } ) => chosen( target ) );
	}
	const look = () => {
		for ( const select of document.querySelectorAll< HTMLSelectElement >(
			selector
		) ) {
			if ( ! select.selectedOptions[ 0 ]?.defaultSelected ) {
				listener( select );
			}
		}
	};
	look();
	return look;
};
